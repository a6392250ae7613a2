import { useEffect, useRef, useState } from 'react';
import { pinMessages } from '../messages';
import { getDefaultRange, isPinned } from '../ranges';
import { ChooseRange } from './ChooseRange';
import { PinnedBar } from './PinnedBar';
import { RangeToggle } from './RangeToggle';
import type { Series } from './useSeries';

export function RangeControls({ series }: { series: Series }) {
  const [isChoosing, setChoosing] = useState(false);
  const wasChoosing = useRef(false);
  const bar = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { content, address, change } = series;
  useEffect(() => {
    if (wasChoosing.current && !isChoosing) (bar.current ?? button.current)?.focus();
    wasChoosing.current = isChoosing;
  }, [isChoosing]);

  if (isChoosing) {
    return (
      <ChooseRange
        series={series}
        onCancel={() => setChoosing(false)}
        onChoose={(range) => {
          change({ range });
          setChoosing(false);
        }}
      />
    );
  }
  return (
    <>
      <RangeToggle {...series}>
        <button
          ref={button}
          type="button"
          className="choose-days"
          aria-pressed={isPinned(address.range)}
          onClick={() => setChoosing(true)}
        >
          {pinMessages.choose(content)}
        </button>
      </RangeToggle>
      <PinnedBar
        ref={bar}
        series={series}
        onEdit={() => setChoosing(true)}
        onLeave={() => {
          change({ range: getDefaultRange(content) });
          button.current?.focus();
        }}
      />
    </>
  );
}
