/** One Firestore connection for each role that the rules distinguish. */
import { firestoreAs } from '../helpers/backend';

export const stranger = firestoreAs('stranger');
export const visitor = firestoreAs('visitor');
export const staff = firestoreAs('staff');
