import type { SanityCheck } from '@/lib/sanityCheck';
import { describeWarnedFields } from './describeWarnedFields';
import { useTextAfterPause } from './useSettled';

/** Announces the fields with a warning to screen readers when the user stops typing. */
export function FieldWarnings({ checks }: { checks: readonly [name: string, SanityCheck][] }) {
  const fields = checks.flatMap(([name, { tone }]) => (tone === 'warning' ? [name] : []));
  const text = useTextAfterPause(fields.length === 0 ? '' : describeWarnedFields(fields));
  return (
    <p className="sr-only" role="status">
      {text}
    </p>
  );
}
