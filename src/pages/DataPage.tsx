import { zipMessages, restMessages } from '@/features/history/data/messages';
import { RestExample } from '@/features/history/data/RestExample';
import { ZipDownload } from '@/features/history/data/ZipDownload';
import LegalPage from './LegalPage';

/** The legal page Data and sources, with the download of all series and the notes for programs. */
export default function DataPage() {
  return (
    <LegalPage
      first={{ id: zipMessages.id, title: zipMessages.title, section: <ZipDownload /> }}
      last={{ id: restMessages.id, title: restMessages.title, section: <RestExample /> }}
    />
  );
}
