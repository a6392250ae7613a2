import { Link } from 'react-router-dom';
import { SessionFigures } from '@/features/market/SessionFigures';
import { archiveMessages } from '@/features/notes/messages';
import { NotesArchive } from '@/features/notes/NotesArchive';
import { Icon } from '@/ui/Icon';
import { SectionHead } from '@/ui/SectionHead';

export default function NotesPage() {
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
          <NotesArchive renderFigures={(day) => <SessionFigures day={day} />} />
        </div>
      </section>
    </>
  );
}
