export const ADVANCE_MS = 6000;
