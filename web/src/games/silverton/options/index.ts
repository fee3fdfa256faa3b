/** The options of Silverton, for the page that opens a table. */
import type { OptionsModule } from '../../types.ts';
import { players, type Options } from './fitting.ts';
import Form from './OptionsForm.svelte';

const module: OptionsModule = { Form, players: (options) => players(options as Options) };

export default module;
