import type { APIRequestContext } from '@playwright/test';
import { MESSAGE_FAILED, MESSAGE_SENT } from '@/features/enquiries/messages';
import { host, mailTo, testPorts } from '../../../scripts/local';
import { holdRequests } from '../../helpers/network';
import { expect, test } from '../../helpers/page';

const outbox = `http://${host}:${testPorts.outbox}`;
const relay = `http://${host}:${testPorts.relay}/`;

const sentMails = async (request: APIRequestContext): Promise<unknown> =>
  (await request.get(`${outbox}/messages`)).json();

test.beforeEach(async ({ request }) => {
  await request.delete(`${outbox}/messages`);
});

test('sends a message that was typed before the code of the form had loaded', async ({
  page,
  request,
  expectErrors,
}) => {
  expectErrors(/ERR_FAILED/, /Failed to fetch/);
  const release = await holdRequests(page, /assets\/index-.*\.js/);
  await page.goto('/contact', { waitUntil: 'commit' });
  const form = page.getByRole('form', { name: 'Send a message' });
  await form.getByLabel('Your Name').fill('Ada <b>Obi</b>');
  await form.getByLabel('Your Email').fill('ada@example.com');
  await form.getByLabel('Subject').fill('Maize & rice');
  await form.getByLabel('Message').fill('First line\n<script>alert(1)</script>');
  await page.route(relay, (route) => route.abort(), { times: 1 });
  const send = form.getByRole('button', { name: 'Send Message' });
  await send.click({ force: true });
  await form.getByLabel('Your Name').press('Enter');
  await expect(send).toBeDisabled();
  release();
  await send.click();
  await expect(form.getByText(MESSAGE_FAILED)).toBeVisible();
  await expect(form.getByLabel('Your Name')).toHaveValue('Ada <b>Obi</b>');
  expect(await sentMails(request)).toEqual([]);
  await send.click();
  await expect(form.getByText(MESSAGE_SENT)).toBeVisible();
  expect(await sentMails(request)).toEqual([
    expect.objectContaining({
      to: mailTo,
      type: 'html',
      subject: expect.stringContaining('Maize & rice'),
      body: expect.stringMatching(
        /Ada &lt;b&gt;Obi&lt;\/b&gt;.*First line<br>&lt;script&gt;alert\(1\)&lt;\/script&gt;/s,
      ),
    }),
  ]);
  await expect(form.getByLabel('Message')).toHaveValue('');
  await expect(page).toHaveURL('/contact');
});
