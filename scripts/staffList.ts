/** Reads and changes the staff list: the documents of the collection `staff` and their accounts. */
import { randomBytes } from 'node:crypto';
import { MAX_AUTHOR_LENGTH } from '../src/figures/notes.ts';
import { findTextError, toPlainLine } from '../src/lib/plainText.ts';
import {
  callService,
  getField,
  toList,
  listAll,
  CommandError,
  getText,
  getStringField,
  type BackendTarget,
} from './remote.ts';
import type { Terminal } from './terminal.ts';

/** Maximum age at which an account counts as new. */
const MAX_NEW_ACCOUNT_MS = 24 * 3_600_000;

/** An account in the format of the identity service (see `UserInfo` in its REST reference). */
interface Account {
  uid: string;
  made: Date;
  verified: boolean;
  /** Ways to sign in, for example `password`. */
  providers: string[];
}

async function findAccount(target: BackendTarget, email: string): Promise<Account | undefined> {
  const found = await callService(target, `${target.accounts}:lookup`, 'POST', { email: [email] });
  const [user] = toList(getField(found, 'users'));
  const uid = getText(user, 'localId');
  if (uid === '') return undefined;
  return {
    uid,
    made: new Date(Number(getField(user, 'createdAt'))),
    verified: getField(user, 'emailVerified') === true,
    providers: toList(getField(user, 'providerUserInfo')).map((info) =>
      getText(info, 'providerId'),
    ),
  };
}

async function readStaffList(target: BackendTarget) {
  const found = await listAll(target, `${target.documents}/staff?pageSize=300`, 'documents');
  return found.map((record) => ({
    uid: getText(record, 'name').split('/').at(-1) ?? '',
    email: getStringField(record, 'email'),
    name: getStringField(record, 'name'),
  }));
}

/**
 * Returns the entries of a person on the staff list. `email` may be the address of the person's
 * account or the address in the entry. The two addresses differ if the account was deleted or if
 * the address of the account has changed.
 * @throws if nobody on the list has this address
 */
async function findEntries(target: BackendTarget, email: string) {
  const account = await findAccount(target, email);
  const entries = (await readStaffList(target)).filter(
    (entry) => entry.uid === account?.uid || entry.email?.toLowerCase() === email.toLowerCase(),
  );
  if (entries.length === 0) throw new CommandError(`${email} is not on the list.`);
  return entries;
}

export async function listStaff(target: BackendTarget, { print }: Terminal): Promise<void> {
  const records = await readStaffList(target);
  for (const { uid, email = '(no email)', name = '(no name)' } of records)
    print(`${email}  ${uid}  ${name}`);
  if (records.length === 0) print('Nobody is on the list.');
}

/**
 * Adds the account with this address to the staff list, and sends a mail with a link for setting a
 * password. Anybody can create an account with somebody else's address. Therefore this function
 * shows the account and asks for confirmation, unless the account is new and its address is
 * verified. With `create`, a new account replaces the existing one.
 * @throws if there is no account to add, or if a service rejects a call
 */
export async function addStaff(
  target: BackendTarget,
  email: string,
  wants: { create: boolean; now?: number },
  { print, ask }: Terminal,
): Promise<void> {
  const account = await findAccount(target, email);
  if (account === undefined && !wants.create) {
    throw new CommandError(`No account has the address ${email}. --create creates one.`);
  }
  if (
    account !== undefined &&
    (await readStaffList(target)).some(({ uid }) => uid === account.uid)
  ) {
    print(`${email} is already on the list.`);
    return;
  }
  const doubts = account === undefined ? [] : listDoubts(account, wants.now ?? Date.now());
  if (account !== undefined && (wants.create || doubts.length > 0)) {
    print(`${email} has an account, which may be somebody else's:`);
    for (const line of [...describeAccount(account), ...doubts]) print(`  ${line}`);
    const question = wants.create
      ? 'Delete it, and create a new account whose password nobody knows?'
      : 'Do you know who created it, and should it be added unchanged?';
    if (!(await ask(`${question} (yes/no) `))) {
      print('Nothing was changed. Use --create to replace the account by a new one.');
      return;
    }
  }
  let uid = account?.uid;
  if (wants.create) {
    if (uid !== undefined)
      await callService(target, `${target.accounts}:delete`, 'POST', { localId: uid });
    uid = await createAccount(target, email);
  }
  await callService(target, `${target.documents}/staff/${uid ?? ''}`, 'PATCH', {
    fields: { email: { stringValue: email }, addedAt: { stringValue: new Date().toISOString() } },
  });
  print(`${email} is on the list.`);
  await sendPasswordMail(target, email);
  print('A mail with a link for setting the password was sent to this address.');
}

function describeAccount({ made, verified, providers }: Account): string[] {
  return [
    `created    ${made.toISOString()}`,
    `signs in   ${providers.join(', ') || 'not possible'}`,
    `address    ${verified ? 'verified' : 'not verified'}`,
  ];
}

/** Returns reasons why an account may belong to somebody other than the owner of its address. */
function listDoubts({ made, verified }: Account, now: number): string[] {
  return [
    ...(verified ? [] : ['The address has not been verified.']),
    ...(now - made.getTime() > MAX_NEW_ACCOUNT_MS ? ['It was created more than a day ago.'] : []),
  ];
}

/** Creates an account with a random password that is not stored anywhere. Returns its user id. */
async function createAccount(target: BackendTarget, email: string): Promise<string> {
  // The ending contains a digit, a symbol, a capital and a small letter, because the password
  // policy of a project may require them.
  const password = `${randomBytes(32).toString('base64url')}-aA1`;
  const uid = getText(
    await callService(target, target.accounts, 'POST', { email, password }),
    'localId',
  );
  if (uid === '') throw new CommandError('The service created an account without an id.');
  return uid;
}

async function sendPasswordMail(target: BackendTarget, email: string): Promise<void> {
  const body = { requestType: 'PASSWORD_RESET', email };
  await callService(target, `${target.accounts}:sendOobCode`, 'POST', body).catch(
    (error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new CommandError(
        `No mail could be sent. "Forgot password?" on the login page sends the same mail. ${reason}`,
      );
    },
  );
}

/**
 * Removes a person from the staff list.
 * @throws if nobody on the list has this address
 */
export async function removeStaff(target: BackendTarget, email: string, { print }: Terminal) {
  for (const { uid } of await findEntries(target, email))
    await callService(target, `${target.documents}/staff/${uid}`, 'DELETE');
  print(`${email} is not on the list any more.`);
}

/**
 * Sets the name with which a person signs notes of the day. Visitors can read the name.
 * @throws if nobody on the list has this address, or if the name is not valid
 */
export async function nameStaff(
  target: BackendTarget,
  email: string,
  typed: string,
  { print }: Terminal,
): Promise<void> {
  const name = toPlainLine(typed);
  const problem = name === '' ? 'Type a name' : findTextError(name, MAX_AUTHOR_LENGTH);
  if (problem !== null) throw new CommandError(`This name cannot be used. ${problem}.`);
  for (const { uid } of await findEntries(target, email)) {
    const url = `${target.documents}/staff/${uid}?updateMask.fieldPaths=name`;
    await callService(target, url, 'PATCH', { fields: { name: { stringValue: name } } });
  }
  print(`${email} signs notes as ${name}.`);
}
