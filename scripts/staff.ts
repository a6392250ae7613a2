/**
 * `npm run staff -- list | add <email> | remove <email>`: who may edit the site.
 *
 * Works on the local backend that `npm start` runs. With `--project <id>` it works on a real
 * project, with the access token in FIREBASE_ACCESS_TOKEN:
 *
 *     FIREBASE_ACCESS_TOKEN=$(gcloud auth print-access-token) npm run staff -- list --project <id>
 */
import { parseArgs } from 'node:util';
import {
  call,
  chooseTarget,
  field,
  items,
  listAll,
  Problem,
  reportProblem,
  textOf,
  type Target,
} from './remote.ts';

const USAGE = 'Use: npm run staff -- list | add <email> | remove <email> [--project <id>]';

/** Nothing when there is no such account. */
async function uidOf(target: Target, email: string): Promise<string | undefined> {
  const found = await call(target, `${target.accounts}:lookup`, 'POST', { email: [email] });
  const uid = field(items(field(found, 'users'))[0], 'localId');
  return typeof uid === 'string' ? uid : undefined;
}

interface StaffRecord {
  uid: string;
  email: string | undefined;
}

async function readList(target: Target): Promise<StaffRecord[]> {
  const found = await listAll(target, `${target.documents}/staff?pageSize=300`, 'documents');
  return found.map((record) => {
    const name = field(record, 'name');
    return {
      uid: (typeof name === 'string' ? name.split('/').at(-1) : undefined) ?? '',
      email: textOf(record, 'email'),
    };
  });
}

async function list(target: Target): Promise<void> {
  const records = await readList(target);
  for (const { uid, email } of records) console.log(`${email ?? '(no e-mail)'}  ${uid}`);
  if (records.length === 0) console.log('Nobody is on the list.');
}

async function add(target: Target, email: string): Promise<void> {
  const uid = await uidOf(target, email);
  if (uid === undefined) {
    throw new Problem(
      `No account has the address ${email}. Create it first; see docs/operating.md`,
    );
  }
  await call(target, `${target.documents}/staff/${uid}`, 'PATCH', {
    fields: { email: { stringValue: email }, addedAt: { stringValue: new Date().toISOString() } },
  });
  console.log(`${email} is on the list.`);
}

/**
 * By the account or by the address on the list: the account may be deleted, or have another
 * address.
 */
async function remove(target: Target, email: string): Promise<void> {
  const account = await uidOf(target, email);
  const isMeant = (record: StaffRecord): boolean =>
    record.uid === account || record.email?.toLowerCase() === email.toLowerCase();
  const meant = (await readList(target)).filter(isMeant);
  if (meant.length === 0) throw new Problem(`${email} is not on the list.`);
  for (const { uid } of meant) await call(target, `${target.documents}/staff/${uid}`, 'DELETE');
  console.log(`${email} is not on the list any more.`);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { project: { type: 'string' } },
  });
  const [action, email, ...more] = positionals;
  const target = chooseTarget(values.project);
  if (action === 'list' && email === undefined) return list(target);
  if (email === undefined || more.length > 0) throw new Problem(USAGE);
  if (action === 'add') return add(target, email);
  if (action === 'remove') return remove(target, email);
  throw new Problem(USAGE);
}

main().catch(reportProblem);
