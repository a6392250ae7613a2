import { vi } from 'vitest';
import type { CheckedEditor, StoredDocument } from '../../src/ui/admin/useCheckedEditor';

/** An editor whose documents are loaded and whose saves succeed, unless told otherwise. */
export function loadedEditor(
  stored: readonly StoredDocument[],
  other: Partial<CheckedEditor> = {},
) {
  const save = vi.fn<CheckedEditor['save']>().mockResolvedValue(true);
  const refuse = vi.fn<(text: string) => void>();
  const reload = vi.fn<CheckedEditor['reload']>();
  const editor: CheckedEditor = {
    status: 'ready',
    stored,
    version: 0,
    saving: false,
    conflict: false,
    outcome: {
      message: null,
      failure: null,
      succeed: () => undefined,
      fail: () => undefined,
      refuse,
      clear: () => undefined,
    },
    loadFailed: 'Failed to load',
    reload,
    save,
    ...other,
  };
  return { editor, save, refuse, reload };
}
