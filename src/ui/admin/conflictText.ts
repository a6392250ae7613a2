export const CONFLICT = 'Someone else saved these figures after you opened them.';
