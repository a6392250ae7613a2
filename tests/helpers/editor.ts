import { vi } from 'vitest';
import type { CheckedEditor, StoredDocument } from '../../src/ui/admin/useCheckedEditor';

/** An editor whose documents are loaded and whose saves succeed, unless told otherwise. */
export function loadedEditor(
  stored: readonly StoredDocument[],
  other: Partial<CheckedEditor> = {},
) {
  const save = vi.fn<CheckedEditor['save']>().mockResolvedValue(true);
  const show = vi.fn<CheckedEditor['show']>();
  const reload = vi.fn<CheckedEditor['reload']>();
  const editor: CheckedEditor = {
    status: 'ready',
    stored,
    version: 0,
    saving: false,
    conflict: false,
    message: null,
    loadFailed: 'Failed to load',
    reload,
    save,
    show,
    ...other,
  };
  return { editor, save, show, reload };
}
