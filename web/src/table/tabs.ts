/** The tabs of the table page and their order. Their names are part of message keys (`web-tab-…`). */
export type Tab = 'choices' | 'holdings' | 'log' | 'sheet' | 'talk' | 'rules' | 'notes' | 'about';

export const WIDE_TABS: Tab[] = ['log', 'sheet', 'rules', 'notes', 'about'];
/** Where the column is too low for two parts, the choices are a tab and have all of it. */
export const LOW_TABS: Tab[] = ['choices', ...WIDE_TABS];
export const NARROW_TABS: Tab[] = ['choices', 'holdings', 'log', 'talk', 'sheet', 'rules', 'about'];
