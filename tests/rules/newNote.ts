import { staffName } from '../../seed/accounts';

export const createNewNote = () => ({
  text: 'A dollar cost N1,532.45.',
  author: staffName,
  savedAt: new Date().toISOString(),
});
