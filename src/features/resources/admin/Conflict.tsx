import { Banner } from '@/ui/admin/Banner';
import { Button } from '@/ui/admin/Button';

interface ConflictProps {
  children: string;
  onReload: () => void;
  onOverwrite: () => void;
}

/** Someone else changed what is being edited: staff choose whose words stay. */
export function Conflict({ children, onReload, onOverwrite }: ConflictProps) {
  return (
    <Banner
      tone="warn"
      actions={
        <>
          <Button small onClick={onReload}>
            Reload
          </Button>
          <Button small onClick={onOverwrite}>
            Overwrite
          </Button>
        </>
      }
    >
      {children}
    </Banner>
  );
}
