import { Banner } from './Banner';
import { useTextAfterPause } from './useSettled';

/** Shows warnings about the input. They do not prevent the save. */
export function Warnings({ children }: { children: readonly string[] }) {
  const text = useTextAfterPause(children.join(' '));
  return (
    <Banner tone="warn" className="mt-4">
      {text !== '' && text}
    </Banner>
  );
}
