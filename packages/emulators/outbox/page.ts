import type { OutboxMessage } from './types.ts';

/**
 * Renders a page with all messages, newest first. HTML messages are shown in sandboxed frames,
 * which run no scripts.
 */
export function renderOutboxPage(messages: readonly OutboxMessage[]): string {
  const list = messages.toReversed().map(showMessage).join('');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Outbox (${messages.length})</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
  article { border: 1px solid #ccc; padding: 0 1rem 1rem; margin: 1rem 0; }
  iframe { width: 100%; height: 14rem; border: 1px solid #ddd; background: #fff; }
  pre { white-space: pre-wrap; }
</style>
</head>
<body>
<h1>Outbox</h1>
<p>The emails that the site has sent since it was started. They never leave this machine. Reload the page to see new ones.</p>
${list || '<p>No messages yet.</p>'}
</body>
</html>`;
}

function showMessage(message: OutboxMessage): string {
  const body =
    message.type === 'html'
      ? `<iframe sandbox title="Message" srcdoc="${escapeHtml(message.body)}"></iframe>`
      : `<pre>${escapeHtml(message.body)}</pre>`;
  return (
    `<article><h2>${escapeHtml(message.subject)}</h2>` +
    `<p>To ${escapeHtml(message.to)}, <time>${message.receivedAt}</time></p>${body}</article>`
  );
}

function escapeHtml(text: string): string {
  const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (character) => names[character] ?? character);
}
