/** Whether the player has a notification channel, as last seen on the notifications page. */
import { local, read, write } from '../app/storage.ts';

const KEY = 'gs:called';

export const setHasChannel = (called: boolean) => write(local, KEY, called || null);
export const hasChannel = () => read<boolean>(local, KEY) === true;
