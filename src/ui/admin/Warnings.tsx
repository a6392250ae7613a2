import { Banner } from './Banner';
import { useSettled } from './useSettled';

/** What staff should look at again before they save; none of it stops the save. */
export function Warnings({ children }: { children: readonly string[] }) {
  const text = useSettled(children.join(' '));
  return (
    <Banner tone="warn" className="mt-4">
      {text !== '' && text}
    </Banner>
  );
}
