/** Everybody whom the rules tell apart, each with a connection of their own. */
import { firestoreAs } from '../helpers/backend';

export const stranger = firestoreAs('stranger');
export const visitor = firestoreAs('visitor');
export const staff = firestoreAs('staff');
