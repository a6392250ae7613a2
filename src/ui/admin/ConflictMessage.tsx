import { useState } from 'react';
import { Banner } from './Banner';
import { Button } from './Button';
import { OutcomeActions } from './OutcomeActions';
import { OutcomeContainer } from './OutcomeContainer';
import { LeaveDialog } from './LeaveDialog';

interface ConflictMessageProps {
  text: string | null;
  /** True if the input is not saved as a draft. Reload then asks before it discards the input. */
  unsaved?: boolean;
  onReload: () => void;
  onOverwrite: () => void;
}

/**
 * Reports next to the Save button that somebody else has saved, with the buttons Overwrite and
 * Reload.
 */
export function ConflictMessage(props: ConflictMessageProps) {
  const { text, unsaved = false, onReload, onOverwrite } = props;
  const [asking, setAsking] = useState(false);
  return (
    <OutcomeContainer message={text} shown={text !== null}>
      <Banner
        tone="warn"
        actions={
          <OutcomeActions className="contents">
            <Button small onClick={() => (unsaved ? setAsking(true) : onReload())}>
              Reload
            </Button>
            <Button small onClick={onOverwrite}>
              Overwrite
            </Button>
          </OutcomeActions>
        }
      >
        {text}
      </Banner>
      {asking && text !== null && (
        <LeaveDialog
          reload
          onStay={() => setAsking(false)}
          onLeave={() => {
            setAsking(false);
            onReload();
          }}
        />
      )}
    </OutcomeContainer>
  );
}
