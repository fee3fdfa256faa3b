/** What the table page shows beside its board, and in which order; the names are those of sentences. */
export type Tab = 'choices' | 'holdings' | 'log' | 'sheet' | 'talk' | 'rules' | 'notes' | 'about';

export const WIDE: Tab[] = ['log', 'sheet', 'rules', 'notes', 'about'];
/** Where a column is too low for two parts: a decision has all of it. */
export const LOW: Tab[] = ['choices', ...WIDE];
export const NARROW: Tab[] = ['choices', 'holdings', 'log', 'talk', 'sheet', 'rules', 'about'];
