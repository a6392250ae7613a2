/** The command `npm run staff`, and who can edit the site afterwards. */
import { afterAll, beforeEach, expect, test } from 'vitest';
import { host, projectId, testPorts } from '../../scripts/local';
import { callService, getField, toList, getLocalTarget } from '../../scripts/remote';
import { addStaff, listStaff, nameStaff, removeStaff } from '../../scripts/staffList';
import { staffAccount, staffName } from '../../seed/accounts';
import { MAX_AUTHOR_LENGTH } from '@/figures/notes';
import { resetAll } from '../helpers/backend';
import { createTerminal } from '../helpers/terminal';

const target = getLocalTarget(testPorts);
const auth = `http://${host}:${testPorts.auth}`;
const identity = `${auth}/identitytoolkit.googleapis.com/v1/accounts`;
const DAY_MS = 24 * 3_600_000;
const ada = 'ada@example.com';
const LISTED = `${ada} is on the list.`;
const MAILED = 'A mail with a link for setting the password was sent to this address.';

beforeEach(resetAll);
afterAll(resetAll);

/** Runs `npm run staff` with the action `add`. */
async function addPerson(
  email: string,
  wants: { create?: boolean; now?: number } = {},
  answer = false,
) {
  const { printed, asked, ...terminal } = createTerminal(() => answer);
  await addStaff(target, email, { create: false, ...wants }, terminal);
  return { printed, asked };
}

async function readStaffList(): Promise<string[]> {
  const terminal = createTerminal();
  await listStaff(target, terminal);
  return terminal.printed;
}

/** Sends a request as a stranger, who knows only the public web key. */
async function sendAsStranger(
  action: string,
  body: object,
): Promise<{ ok: boolean; answer: unknown }> {
  const response = await fetch(`${identity}:${action}?key=demo-key`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { ok: response.ok, answer: await response.json() };
}

const register = (email: string) =>
  sendAsStranger('signUp', { email, password: 'known-to-a-stranger', returnSecureToken: true });
const canSignIn = async (email: string, password: string) =>
  (await sendAsStranger('signInWithPassword', { email, password })).ok;

/** Returns the codes that were mailed to the address for setting a password. */
async function listMailedCodes(email: string): Promise<string[]> {
  const url = `${auth}/emulator/v1/projects/${projectId}/oobCodes`;
  return toList(getField(await callService(target, url, 'GET'), 'oobCodes'))
    .filter((mail) => getField(mail, 'email') === email)
    .filter((mail) => getField(mail, 'requestType') === 'PASSWORD_RESET')
    .map((mail) => String(getField(mail, 'oobCode')));
}

/** Returns true if the account can read its own entry in the staff list, as only staff can. */
async function isStaff(session: unknown): Promise<boolean> {
  const uid = String(getField(session, 'localId'));
  const headers = { authorization: `Bearer ${String(getField(session, 'idToken'))}` };
  return (await fetch(`${target.documents}/staff/${uid}`, { headers })).ok;
}

const verifyAddress = (uid: unknown) =>
  callService(target, `${target.accounts}:update`, 'POST', { localId: uid, emailVerified: true });

test('rejects an address without an account', async () => {
  await expect(addPerson(ada)).rejects.toThrow(
    `No account has the address ${ada}. --create creates one.`,
  );
  expect(await readStaffList()).toEqual([
    `${staffAccount.email}  ${staffAccount.uid}  ${staffName}`,
  ]);
  expect(await listMailedCodes(ada)).toEqual([]);
});

test('creates an account whose password can only be set from the mail', async () => {
  const { printed, asked } = await addPerson(ada, { create: true });
  expect(printed).toEqual([LISTED, MAILED]);
  expect(asked).toEqual([]);
  expect(await readStaffList()).toHaveLength(2);
  const [oobCode, ...more] = await listMailedCodes(ada);
  expect(more).toEqual([]);
  expect((await sendAsStranger('resetPassword', { oobCode, newPassword: 'of-her-own' })).ok).toBe(
    true,
  );
  const { answer } = await sendAsStranger('signInWithPassword', {
    email: ada,
    password: 'of-her-own',
    returnSecureToken: true,
  });
  expect(await isStaff(answer)).toBe(true);
});

test('asks for confirmation before it adds an account that somebody else may have created', async () => {
  const { answer } = await register(ada);
  const { printed, asked } = await addPerson(ada);
  expect(printed).toEqual([
    `${ada} has an account, which may be somebody else's:`,
    expect.stringMatching(/^ {2}created {4}\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    '  signs in   password',
    '  address    not verified',
    '  The address has not been verified.',
    'Nothing was changed. Use --create to replace the account by a new one.',
  ]);
  expect(asked).toEqual([
    'Do you know who created it, and should it be added unchanged? (yes/no) ',
  ]);
  expect(await readStaffList()).toHaveLength(1);
  expect(await isStaff(answer)).toBe(false);
  expect(await listMailedCodes(ada)).toEqual([]);

  expect((await addPerson(ada, {}, true)).printed.slice(-2)).toEqual([LISTED, MAILED]);
  expect(await isStaff(answer)).toBe(true);
  expect(await listMailedCodes(ada)).toHaveLength(1);
});

test('adds a verified account without confirmation if it is less than a day old', async () => {
  const { answer } = await register(ada);
  await verifyAddress(getField(answer, 'localId'));
  const { printed, asked } = await addPerson(ada, { now: Date.now() + DAY_MS + 60_000 });
  expect(printed).toContain('  address    verified');
  expect(printed).toContain('  It was created more than a day ago.');
  expect(asked).toHaveLength(1);
  expect(await readStaffList()).toHaveLength(1);
  expect(await addPerson(ada)).toEqual({ printed: [LISTED, MAILED], asked: [] });
});

test('ends the access of old sessions when --create replaces an account', async () => {
  const { answer } = await register(ada);
  const refused = await addPerson(ada, { create: true });
  expect(refused.asked).toEqual([
    'Delete it, and create a new account whose password nobody knows? (yes/no) ',
  ]);
  expect(await canSignIn(ada, 'known-to-a-stranger')).toBe(true);

  expect((await addPerson(ada, { create: true }, true)).printed.slice(-2)).toEqual([
    LISTED,
    MAILED,
  ]);
  expect(await canSignIn(ada, 'known-to-a-stranger')).toBe(false);
  // The session of the stranger is still valid, but its account has been deleted.
  expect(await isStaff(answer)).toBe(false);
  expect((await readStaffList()).join('\n')).not.toContain(String(getField(answer, 'localId')));
});

test('does not change the entry or the password of a person who is already on the list', async () => {
  const mailed = await listMailedCodes(staffAccount.email);
  for (const create of [false, true]) {
    const { printed, asked } = await addPerson(staffAccount.email, { create }, true);
    expect(printed).toEqual([`${staffAccount.email} is already on the list.`]);
    expect(asked).toEqual([]);
  }
  expect(await canSignIn(staffAccount.email, staffAccount.password)).toBe(true);
  expect(await listMailedCodes(staffAccount.email)).toEqual(mailed);
});

test('ignores upper and lower case in an address', async () => {
  await register(ada);
  expect((await addPerson(ada.toUpperCase())).asked).toHaveLength(1);
  expect((await addPerson(staffAccount.email.toUpperCase())).printed.at(-1)).toContain('already');
});

test('keeps the account on the list when the mail cannot be sent', async () => {
  // Breaks the URL of the service after the account has been added to the list. Only sending the
  // mail then fails.
  const service = { ...target };
  const breakAfterListed = (line: string) => {
    if (line === LISTED) service.accounts += '/none';
  };
  const terminal = { ...createTerminal(), print: breakAfterListed };
  await expect(addStaff(service, ada, { create: true }, terminal)).rejects.toThrow(
    /^No mail could be sent\. "Forgot password\?" on the login page sends the same mail\. The service rejected/,
  );
  expect(await readStaffList()).toHaveLength(2);
});

test('removes a person even if the typed address differs in upper and lower case', async () => {
  await addPerson(ada, { create: true });
  await removeStaff(target, ada.toUpperCase(), createTerminal());
  expect(await readStaffList()).toHaveLength(1);
  await expect(removeStaff(target, ada, createTerminal())).rejects.toThrow(
    `${ada} is not on the list.`,
  );
});

test('sets the name with which a person signs notes', async () => {
  await addPerson(ada, { create: true });
  expect((await readStaffList()).join('\n')).toMatch(/ada@example\.com {2}\S+ {2}\(no name\)/);
  const terminal = createTerminal();
  await nameStaff(target, ada.toUpperCase(), '  Ada  Obi ', terminal);
  expect(terminal.printed).toEqual([`${ada.toUpperCase()} signs notes as Ada Obi.`]);
  expect((await readStaffList()).join('\n')).toMatch(/ada@example\.com {2}\S+ {2}Ada Obi$/m);
  await nameStaff(target, ada, 'Ada Okafor', createTerminal());
  expect((await readStaffList()).join('\n')).toMatch(/Ada Okafor$/m);
});

test('rejects a name that firestore.rules would reject', async () => {
  for (const name of [' ', '--', 'x'.repeat(MAX_AUTHOR_LENGTH + 1)]) {
    await expect(nameStaff(target, staffAccount.email, name, createTerminal())).rejects.toThrow(
      /^This name cannot be used\./,
    );
  }
  await expect(nameStaff(target, ada, 'Ada Obi', createTerminal())).rejects.toThrow(
    `${ada} is not on the list.`,
  );
  expect((await readStaffList()).join('\n')).toContain(staffName);
});
