import { sameData } from './sameData';
import { fieldsOf } from './stored';

/**
 * What was changed between two versions, made on a third one: by its fields, each as a whole; a list
 * as a whole.
 */
export function withChanges<T>(onto: T, { from, to }: { from: T; to: T }): T {
  const fields = fieldsOf(onto);
  if (fields === null) return sameData(from, to) ? onto : to;
  const [before, after] = [fieldsOf(from) ?? {}, fieldsOf(to) ?? {}];
  const merged = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      sameData(before[name], after[name]) ? value : after[name],
    ]),
  );
  return { ...onto, ...merged };
}
