import { vi } from 'vitest';
import type { CheckedEditor, StoredDocument } from '../../src/ui/admin/useCheckedEditor';

/** An editor whose documents are loaded and whose saves succeed, unless told otherwise. */
export function loadedEditor(
  stored: readonly StoredDocument[],
  other: Partial<CheckedEditor> = {},
) {
  const save = vi.fn<CheckedEditor['save']>().mockResolvedValue(true);
  const refuse = vi.fn<CheckedEditor['outcome']['refuse']>();
  const ask = vi.fn<(text: string) => void>();
  const reload = vi.fn<CheckedEditor['reload']>();
  const editor: CheckedEditor = {
    status: 'ready',
    retrying: false,
    stored,
    version: 0,
    saving: false,
    conflict: false,
    outcome: {
      message: null,
      failure: null,
      trying: false,
      begin: () => undefined,
      succeed: () => undefined,
      fail: () => undefined,
      refuse,
      ask,
      clear: () => undefined,
    },
    loadFailed: 'Failed to load',
    reload,
    save,
    ...other,
  };
  return { editor, save, refuse, ask, reload };
}
