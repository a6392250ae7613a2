import { Banner } from './Banner';
import { useSettled } from './useSettled';

/** Shows warnings before a save. None of them prevents it. */
export function Warnings({ children }: { children: readonly string[] }) {
  const text = useSettled(children.join(' '));
  return (
    <Banner tone="warn" className="mt-4">
      {text !== '' && text}
    </Banner>
  );
}
