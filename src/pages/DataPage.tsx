import { getEnv } from '@/browser/settings';
import { FixedAddresses } from '@/features/history/data/FixedAddresses';
import { addressMessages, restMessages, zipMessages } from '@/features/history/data/messages';
import { RestExample } from '@/features/history/data/RestExample';
import { ZipDownload } from '@/features/history/data/ZipDownload';
import LegalPage from './LegalPage';

const addresses = {
  id: addressMessages.id,
  title: addressMessages.title,
  section: <FixedAddresses />,
};

/** The legal page Data and sources, with the downloads and the notes for programmers. */
export default function DataPage() {
  return (
    <LegalPage
      first={{ id: zipMessages.id, title: zipMessages.title, section: <ZipDownload /> }}
      last={[
        ...(getEnv().dataFiles ? [addresses] : []),
        { id: restMessages.id, title: restMessages.title, section: <RestExample /> },
      ]}
    />
  );
}
