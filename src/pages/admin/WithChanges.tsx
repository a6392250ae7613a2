import { type ReactNode, useMemo } from 'react';
import { ChangedBy } from '@/features/changes/admin/ChangedBy';
import { type Describe, DescribeContext, describeUnknown } from '@/features/changes/admin/describe';
import { undoMessages } from '@/features/changes/admin/undo/messages';
import type { LimitsOf } from '@/features/changes/admin/undo/restore';
import { WithUndo } from '@/features/changes/admin/undo/WithUndo';
import { describeFigureChange } from '@/figures/admin/differences';
import { describeNewsChange } from '@/features/news/admin/differences';
import { isOwnPicture } from '@/features/news/admin/newsDraft';
import { NEWS_COLLECTION } from '@/features/news/documents';
import { describeResources, useKnownCategories } from '@/features/resources/admin/differences';
import { CATEGORIES_COLLECTION, FILES_COLLECTION } from '@/features/resources/documents';
import { textIn } from '@/lib/stored';
import { ChangedByContext, type ChangedByProps } from '@/ui/admin/Box';

const renderChangedBy = (props: ChangedByProps) => <ChangedBy {...props} />;

export function describeAll(categories: Parameters<typeof describeResources>[0]): Describe {
  const describers = [describeFigureChange, describeNewsChange, describeResources(categories)];
  return (document) => {
    const { path, before, after } = document;
    const found = describers.map((describe) => describe(path, before, after));
    return found.find((each) => each !== null) ?? describeUnknown(document);
  };
}

/** Returns what Undo cannot restore of news and resources: what was stored beside their documents is gone. */
export const undoLimits: LimitsOf = ({ path, before, after }) => {
  if (path.startsWith(`${NEWS_COLLECTION}/`)) {
    const picture = textIn(before ?? {}, 'thumbnailUrl') ?? '';
    const now: unknown = after === null ? null : (after['thumbnailUrl'] ?? picture);
    return isOwnPicture(picture) && now !== picture ? { reason: undoMessages.pictureGone } : {};
  }
  if (!path.startsWith(`${FILES_COLLECTION}/`)) return {};
  if (before === null || after === null) return { reason: undoMessages.ofFile, isFile: true };
  const home = textIn(before, 'category') ?? '';
  const moved = home !== '' && home !== textIn(after, 'category');
  return moved ? { needs: `${CATEGORIES_COLLECTION}/${home}` } : {};
};

/** Around each page: its sections say who changed them. Without `WithUndo` nothing speaks of Undo. */
export function WithChanges({ children }: { children: ReactNode }) {
  const categories = useKnownCategories();
  const describe = useMemo(() => describeAll(categories), [categories]);
  return (
    <DescribeContext value={describe}>
      <ChangedByContext value={renderChangedBy}>
        <WithUndo limitsOf={undoLimits}>{children}</WithUndo>
      </ChangedByContext>
    </DescribeContext>
  );
}
