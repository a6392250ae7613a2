import { staffName } from '../../seed/accounts';

/** Returns a valid note that is saved now. */
export const createNewNote = () => ({
  text: 'A dollar cost N1,532.45.',
  author: staffName,
  savedAt: new Date().toISOString(),
});
