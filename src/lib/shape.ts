import { sameData } from './sameData';
import { fieldsOf } from './stored';

function fits(value: unknown, example: unknown): boolean {
  if (Array.isArray(example)) {
    const first: unknown = example[0];
    return Array.isArray(value) && value.every((each) => example.length > 0 && fits(each, first));
  }
  const wanted = fieldsOf(example);
  if (wanted === null) return value !== null && typeof value === typeof example;
  const there = fieldsOf(value);
  if (there === null || Object.keys(there).length !== Object.keys(wanted).length) return false;
  return Object.entries(wanted).every(
    ([name, part]) => Object.hasOwn(there, name) && fits(there[name], part),
  );
}

/**
 * Whether a value has the shape of an example: the same types and fields, and each element of an
 * array the shape of the example's first.
 */
export function hasShapeOf<T>(value: unknown, example: T): value is T {
  return fits(value, example);
}

/**
 * What was changed between two versions, made on a third one: by its fields, each as a whole; a list
 * as a whole.
 */
export function withChanges<T>(onto: T, { from, to }: { from: T; to: T }): T {
  const fields = fieldsOf(onto);
  if (fields === null) return sameData(from, to) ? onto : to;
  const [before, after] = [fieldsOf(from) ?? {}, fieldsOf(to) ?? {}];
  const merged: unknown = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      sameData(before[name], after[name]) ? value : after[name],
    ]),
  );
  return hasShapeOf(merged, onto) ? merged : to;
}
