/**
 * Finds and corrects stored objects with a wrong type, for example CSV files with the type of
 * Excel.
 */
import { findFileKind } from '../src/lib/fileKinds.ts';
import { callService, listAll, type BackendTarget, getText } from './remote.ts';
import type { Terminal } from './terminal.ts';

interface WrongType {
  name: string;
  type: string;
  /** The correct content type for this kind of file, from `src/lib/fileKinds.ts`. */
  expected: string;
}

/** Returns the resource files whose stored type does not match their kind. */
export async function findWrongTypes(target: BackendTarget): Promise<WrongType[]> {
  const objects = await listAll(target, `${target.objects}?prefix=resources%2F`, 'items');
  return objects.flatMap((object) => {
    const name = getText(object, 'name');
    const type = getText(object, 'contentType');
    const expected = findFileKind({ name, type })?.type ?? type;
    return expected === type ? [] : [{ name, type, expected }];
  });
}

/**
 * Lists the objects with a wrong type. If `wants.change` is true, corrects the types. The request
 * contains only the type: Cloud Storage keeps the rest of the metadata ("Objects: patch" in the
 * reference of its JSON API).
 */
export async function correctTypes(
  target: BackendTarget,
  wants: { change: boolean },
  { print, ask }: Terminal,
): Promise<void> {
  const found = await findWrongTypes(target);
  for (const { name, type, expected } of found) {
    print(`${name}  ${type || 'no type'} -> ${expected}`);
  }
  const count = `${found.length} ${found.length === 1 ? 'object' : 'objects'}`;
  print(
    found.length === 0
      ? 'Every stored object has the correct type.'
      : `${count} with a wrong type.`,
  );
  if (!wants.change || found.length === 0) return;
  if (!(await ask(`Correct the type of ${count}? (yes/no) `))) {
    print('Nothing was changed.');
    return;
  }
  for (const { name, expected } of found) {
    const address = `${target.objects}/${encodeURIComponent(name)}`;
    await callService(target, address, 'PATCH', { contentType: expected });
  }
  print(`${count} corrected.`);
}
