/** Changes the newest note that a page reads. */
import type { Page, Request } from '@playwright/test';
import { toFields } from '@/lib/stored';

/** Matches the reads of notes. */
export const isNoteRead = (request: Request): boolean =>
  (request.postData() ?? '').includes('"collectionId":"notes"');

type StoredText = { stringValue: string };
export interface NoteChange {
  /** The session to which the note is moved. */
  session?: string;
  text?: string;
}

/** Responds to reads of notes with a changed note. Responds with no note if `change` is null. */
export async function changeNewestNote(page: Page, change: NoteChange | null): Promise<void> {
  await page.route('**/*', async (route) => {
    if (!isNoteRead(route.request())) return route.fallback();
    const response = await route.fetch();
    const results: unknown = await response.json();
    const json = (Array.isArray(results) ? results : []).map((result) => {
      const { document, ...others } = toFields(result) ?? {};
      const stored = toFields(document);
      if (stored === null || change === null) return others;
      const { session, text } = change;
      const name = String(stored['name']);
      const changedText: { text?: StoredText } =
        text === undefined ? {} : { text: { stringValue: text } };
      return {
        ...others,
        document: {
          ...stored,
          name: session === undefined ? name : name.replace(/[^/]+$/, session),
          fields: { ...toFields(stored['fields']), ...changedText },
        },
      };
    });
    return route.fulfill({ response, json });
  });
}
