/** A promise, and what keeps it: a test says when. */
export function newSignal<T = void>() {
  let give: (value: T) => void = () => undefined;
  const given = new Promise<T>((resolve) => {
    give = resolve;
  });
  return { given, give };
}
