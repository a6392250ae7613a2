/**
 * Uses the production build of React, like staff, which renders much faster than the development
 * build. Import it first, because earlier imports get the development build. Testing Library needs
 * an `act`, which only the development build has.
 */
process.env['NODE_ENV'] = 'production';
const { flushSync } = await import('react-dom');
const { default: react } = await import('react');

/** Runs `work` and renders all of its updates. */
function act(work: () => unknown): unknown {
  const result = flushSync(work);
  return result instanceof Promise ? result.then(waitForTurn) : result;
}
const waitForTurn = () => new Promise((resolve) => setImmediate(resolve));
Object.assign(react, { act });

export {};
