/** Whether whoever uses this browser has a way to be called back, as last seen where he chooses it. */
import { local, read, write } from '../app/storage.ts';

const KEY = 'gs:called';

export const setHasChannel = (called: boolean) => write(local, KEY, called || null);
export const hasChannel = () => read<boolean>(local, KEY) === true;
