/**
 * Replaces React with its production build, which renders faster. Import this file first, because
 * modules imported before it use the development build. Also defines `act`, which Testing Library
 * needs and the production build lacks.
 */
process.env['NODE_ENV'] = 'production';
const { flushSync } = await import('react-dom');
const { default: react } = await import('react');

/** Runs `work` and renders all its updates. */
function act(work: () => unknown): unknown {
  const result = flushSync(work);
  return result instanceof Promise ? result.then(waitForTurn) : result;
}
const waitForTurn = () => new Promise((resolve) => setImmediate(resolve));
Object.assign(react, { act });

export {};
