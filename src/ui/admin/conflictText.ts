export const CONFLICT_MESSAGE = 'Someone else saved these figures after you opened them.';
