/** One Firestore connection per role. A visitor is signed in, but is not staff. */
import { firestoreAs } from '../helpers/backend';

export const stranger = firestoreAs('stranger');
export const visitor = firestoreAs('visitor');
export const staff = firestoreAs('staff');
