import { useRef, useState } from 'react';
import { classes } from '../classes';
import { Banner } from './Banner';
import { Button } from './Button';
import { useBroughtIntoSight } from './OutcomeMessage';
import { ReloadDialog } from './UnsavedGuard';
import { useFocusPassedOn } from './useFocusPassedOn';
import './outcome.css';

interface ConflictActionsProps {
  /** Whether something typed would be lost: Reload asks first. */
  unsaved: boolean;
  onReload: () => void;
  onOverwrite: () => void;
}

interface ConflictMessageProps extends ConflictActionsProps {
  /** What to say; null while there is no conflict. */
  text: string | null;
}

/** Someone else saved first: beside the Save that was pressed, in sight, with the two ways on. */
export function ConflictMessage({ text, ...actions }: ConflictMessageProps) {
  const place = useRef<HTMLDivElement>(null);
  useBroughtIntoSight(place, text);
  return (
    <div className={classes('outcome', text !== null && 'on')} ref={place}>
      <Banner tone="warn" actions={<ConflictActions {...actions} />}>
        {text}
      </Banner>
    </div>
  );
}

function ConflictActions({ unsaved, onReload, onOverwrite }: ConflictActionsProps) {
  const [asking, setAsking] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  useFocusPassedOn(place);
  return (
    <span className="contents" ref={place}>
      <Button small onClick={() => (unsaved ? setAsking(true) : onReload())}>
        Reload
      </Button>
      <Button small onClick={onOverwrite}>
        Overwrite
      </Button>
      <ReloadDialog
        open={asking}
        onStay={() => setAsking(false)}
        onReload={() => {
          setAsking(false);
          onReload();
        }}
      />
    </span>
  );
}
