import { act, render, screen } from '@testing-library/react';
import { useContext } from 'react';
import { expect, test } from 'vitest';
import { draftPlace, keepDraft, KEPT_DAYS } from '@/browser/keptDrafts';
import { AuthProvider } from '@/features/auth/AuthProvider';
import { ada, bola, TestClient } from '../../../tests/helpers/identity';
import { DraftAccount } from '@/ui/admin/KeptDraft';
import { DraftsOfAccount } from './AdminRoot';

function Shown() {
  return <p>Drafts of {useContext(DraftAccount) ?? 'nobody'}</p>;
}

function open(client: TestClient) {
  render(
    <AuthProvider client={client}>
      <DraftsOfAccount>
        <Shown />
      </DraftsOfAccount>
    </AuthProvider>,
  );
}

test('drafts belong to the staff member who is in, also after their session ended', async () => {
  const client = new TestClient(ada);
  open(client);
  expect(screen.getByText('Drafts of nobody')).toBeVisible();
  expect(await screen.findByText(`Drafts of ${ada.uid}`)).toBeVisible();
  act(() => client.become(null));
  expect(screen.getByText(`Drafts of ${ada.uid}`)).toBeVisible();
  client.staff.add(bola.uid);
  act(() => client.become(bola));
  expect(screen.getByText(`Drafts of ${ada.uid}`)).toBeVisible();
  expect(await screen.findByText(`Drafts of ${bola.uid}`)).toBeVisible();
});

test('old drafts are removed when the staff area opens', () => {
  const place = draftPlace(ada.uid, 'asi');
  const typedAt = new Date(Date.now() - (KEPT_DAYS + 1) * 86_400_000).toISOString();
  keepDraft(place, { id: 'a', typedAt, from: '', draft: '' });
  expect(localStorage.getItem(place)).not.toBeNull();
  open(new TestClient());
  expect(localStorage.getItem(place)).toBeNull();
});
