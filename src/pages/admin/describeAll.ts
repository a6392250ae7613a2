import { type DescribeDocument, describeUnknown } from '@/features/changes/admin/describe';
import { describeNewsChange } from '@/features/news/admin/differences';
import { createResourceDescriber } from '@/features/resources/admin/differences';
import { describeFigureChange } from '@/figures/admin/differences';
import { describeNoteChange } from '@/figures/admin/noteDifferences';

/** Returns a function that describes a changed document of any feature. */
export function describeAll(
  categories: Parameters<typeof createResourceDescriber>[0],
): DescribeDocument {
  const describers = [
    describeFigureChange,
    describeNoteChange,
    describeNewsChange,
    createResourceDescriber(categories),
  ];
  return (document) => {
    const { path, before, after } = document;
    const found = describers.map((describe) => describe(path, before, after));
    return found.find((each) => each !== null) ?? describeUnknown(document);
  };
}
