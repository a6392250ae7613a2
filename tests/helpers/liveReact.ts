/**
 * React as staff get it, which renders in a fraction of the time that React for developers takes.
 * What is imported before it would get the other. Testing Library asks for an `act`, which React
 * has for developers alone.
 */
process.env['NODE_ENV'] = 'production';
const { flushSync } = await import('react-dom');
const { default: react } = await import('react');

/** All that `work` leads to is rendered. */
function act(work: () => unknown): unknown {
  const result = flushSync(work);
  return result instanceof Promise ? result.then(nextTurn) : result;
}
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));
Object.assign(react, { act });

export {};
