/** Stored objects with another type than their kind has today, such as CSV with the type of Excel. */
import { kindOfFile } from '../src/lib/fileKinds.ts';
import { call, listAll, type Target, textIn } from './remote.ts';
import type { Terminal } from './terminal.ts';

interface WrongType {
  name: string;
  type: string;
  /** The type of its kind in `src/lib/fileKinds.ts`. */
  right: string;
}

/** Returns the files of the resources that are served with another type than that of their kind. */
export async function findWrongTypes(target: Target): Promise<WrongType[]> {
  const objects = await listAll(target, `${target.objects}?prefix=resources%2F`, 'items');
  return objects.flatMap((object) => {
    const name = textIn(object, 'name');
    const type = textIn(object, 'contentType');
    const right = kindOfFile({ name, type })?.type ?? type;
    return right === type ? [] : [{ name, type, right }];
  });
}

/**
 * Lists the objects with a wrong type and, asked to, corrects it. Only the type is sent: Cloud
 * Storage keeps the rest of the metadata ("Objects: patch" in the reference of its JSON API).
 */
export async function correctTypes(
  target: Target,
  wants: { change: boolean },
  { print, ask }: Terminal,
): Promise<void> {
  const found = await findWrongTypes(target);
  for (const { name, type, right } of found) print(`${name}  ${type || 'no type'} -> ${right}`);
  const count = `${found.length} ${found.length === 1 ? 'object' : 'objects'}`;
  print(found.length === 0 ? 'Every stored object has its type.' : `${count} with another type.`);
  if (!wants.change || found.length === 0) return;
  if (!(await ask(`Correct the type of ${count}? (yes/no) `))) {
    print('Nothing was changed.');
    return;
  }
  for (const { name, right } of found) {
    const address = `${target.objects}/${encodeURIComponent(name)}`;
    await call(target, address, 'PATCH', { contentType: right });
  }
  print(`${count} corrected.`);
}
