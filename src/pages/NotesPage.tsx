import { Link } from 'react-router-dom';
import { selectRecent } from '@/features/market/marketSlice';
import { SessionFigures } from '@/features/market/SessionFigures';
import { archiveMessages } from '@/features/notes/archiveMessages';
import { NotesArchive } from '@/features/notes/NotesArchive';
import { Icon } from '@/ui/Icon';
import { SectionHead } from '@/ui/SectionHead';
import { useAppSelector } from '@/ui/storeHooks';

export default function NotesPage() {
  const { data } = useAppSelector(selectRecent);
  return (
    <>
      <SectionHead section="notes" />
      <section className="page-grid pt-10 pb-section md:pt-18">
        <div>
          <Link className="notes-back" to="/markets">
            <Icon name="left" size={16} />
            <span>Markets</span>
          </Link>
          <h1>{archiveMessages.title}</h1>
          <p className="lead notes-lead">{archiveMessages.lead}</p>
          <NotesArchive renderFigures={(day) => <SessionFigures day={day} />} recent={data} />
        </div>
      </section>
    </>
  );
}
