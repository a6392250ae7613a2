/** An upload that the server refuses tells whoever looks after the session, once, and leaves nothing. */
import { signInAs, storedUnder } from '../helpers/staffArea';
import { afterEach, expect, it, vi } from 'vitest';
import { makeStore } from '@/app/admin/store';
import { noAttempts, uploadFile } from '@/features/resources/admin/uploadFile';
import { onPermissionError } from '@/firebase/staff/permissionErrors';
import { staffAccount, visitorAccount } from '../../seed/index';
import { CATEGORY, FOLDER, pdf, withTestCategory } from '../helpers/resourceFiles';

withTestCategory();
afterEach(() => signInAs(staffAccount));

it.each([
  { what: 'a file of somebody who is not on the staff list', account: visitorAccount, name: 'A' },
  // Too long for the rules.
  { what: 'its record', account: staffAccount, name: 'A'.repeat(201) },
])('$what', async ({ account, name }) => {
  await signInAs(account);
  const refused = vi.fn();
  const stop = onPermissionError(refused);
  const { signal } = new AbortController();
  const outcome = await makeStore().dispatch(
    uploadFile({ file: pdf('a.pdf'), fileName: name, fileIcon: 'pdf' }, CATEGORY, {
      signal,
      attempts: noAttempts(),
    }),
  );
  stop();
  expect(outcome).toBe('failed');
  expect(refused).toHaveBeenCalledOnce();
  expect(await storedUnder(FOLDER)).toEqual([]);
});
