import { useRef, useState } from 'react';
import { useFocusPassedOn } from '../useFocusPassedOn';
import { Banner } from './Banner';
import { Button } from './Button';
import { nextAction } from './focus';
import { OutcomePlace, useBroughtIntoSight } from './OutcomeMessage';
import { LeaveDialog } from './UnsavedGuard';

interface ConflictMessageProps {
  /** What to say; null while there is no conflict. */
  text: string | null;
  /** Whether something typed would be lost, since it is not kept: Reload asks first. */
  unsaved?: boolean;
  onReload: () => void;
  onOverwrite: () => void;
}

/** Someone else saved first: beside the Save that was pressed, in sight, with the two ways on. */
export function ConflictMessage({
  text,
  unsaved = false,
  onReload,
  onOverwrite,
}: ConflictMessageProps) {
  const place = useRef<HTMLDivElement>(null);
  const [asking, setAsking] = useState(false);
  useBroughtIntoSight(place, text);
  return (
    <OutcomePlace shown={text !== null} ref={place}>
      <Banner
        tone="warn"
        dense
        actions={
          <ConflictActions
            onReload={() => (unsaved ? setAsking(true) : onReload())}
            onOverwrite={onOverwrite}
          />
        }
      >
        {text}
      </Banner>
      <LeaveDialog
        reload
        open={asking && text !== null}
        onStay={() => setAsking(false)}
        onLeave={() => {
          setAsking(false);
          onReload();
        }}
      />
    </OutcomePlace>
  );
}

type ConflictActionsProps = Pick<ConflictMessageProps, 'onReload' | 'onOverwrite'>;

function ConflictActions({ onReload, onOverwrite }: ConflictActionsProps) {
  const place = useRef<HTMLSpanElement>(null);
  useFocusPassedOn(place, (from) => nextAction(from)?.focus());
  return (
    <span className="contents" ref={place}>
      <Button small onClick={onReload}>
        Reload
      </Button>
      <Button small onClick={onOverwrite}>
        Overwrite
      </Button>
    </span>
  );
}
