import type { APIRequestContext } from '@playwright/test';
import { MESSAGE_FAILED, MESSAGE_SENT } from '@/features/enquiries/messages';
import { fieldsOf, textIn } from '@/lib/stored';
import { host, testPorts } from '../../../scripts/local';
import { expect, resetDocuments, test } from '../../helpers/page';

const outbox = `http://${host}:${testPorts.outbox}`;
const relay = `http://${host}:${testPorts.relay}/`;

/** The mails the site has sent, as texts. */
async function sentMails(request: APIRequestContext): Promise<Record<string, string>[]> {
  const mails: unknown = await (await request.get(`${outbox}/messages`)).json();
  if (!Array.isArray(mails)) throw new Error('The outbox answered without a list');
  return mails.map((mail) => {
    const fields = fieldsOf(mail) ?? {};
    return Object.fromEntries(
      ['to', 'subject', 'body', 'type'].map((name) => [name, textIn(fields, name) ?? '']),
    );
  });
}

test.beforeEach(async ({ request }) => {
  await request.delete(`${outbox}/messages`);
  await resetDocuments();
});

test('the contact form sends exactly what was typed, escaped', async ({
  page,
  request,
  expectErrors,
}) => {
  expectErrors(/ERR_FAILED/, /Failed to fetch/);
  await page.goto('/contact');
  const form = page.getByRole('form', { name: 'Send a message' });
  await form.getByLabel('Your Name').fill('Ada <b>Obi</b>');
  await form.getByLabel('Your Email').fill('ada@example.com');
  await form.getByLabel('Subject').fill('Maize & rice');
  await form.getByLabel('Message').fill('First line\n<script>alert(1)</script>');
  await page.route(relay, (route) => route.abort(), { times: 1 });
  const send = form.getByRole('button', { name: 'Send Message' });
  await send.click();
  await expect(form.getByText(MESSAGE_FAILED)).toBeVisible();
  await expect(form.getByLabel('Your Name')).toHaveValue('Ada <b>Obi</b>');
  expect(await sentMails(request)).toEqual([]);
  await send.click();
  await expect(form.getByText(MESSAGE_SENT)).toBeVisible();
  const sent = await sentMails(request);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ to: 'info@example.com', type: 'html' });
  expect(sent[0]?.subject).toContain('Maize & rice');
  expect(sent[0]?.body).toContain('Ada &lt;b&gt;Obi&lt;/b&gt;');
  expect(sent[0]?.body).toContain('First line<br>&lt;script&gt;alert(1)&lt;/script&gt;');
  await expect(form.getByLabel('Message')).toHaveValue('');
});
