/** Creates a promise and the function that resolves it. */
export function createSignal<T = void>() {
  let resolveSignal: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolvePromise) => {
    resolveSignal = resolvePromise;
  });
  return { promise, resolve: resolveSignal };
}
