import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { findDirector, hasBriefBiography } from '@/content/directors';
import { SectionHead } from '@/ui/SectionHead';
import { Icon } from '@/ui/Icon';
import { LinkButton } from '@/ui/LinkButton';
import NotFoundPage from './NotFoundPage';
import { AlsoOnTheBoard } from './director/AlsoOnTheBoard';
import { Portrait } from './director/Portrait';
import './director/BriefProfile.css';
import './director/director.css';

export default function DirectorPage() {
  const { id } = useParams();
  const navigate = useNavigate();
  // For the first page of a document, the router sets the key 'default'.
  const isFirst = useLocation().key === 'default';
  const director = findDirector(id);
  if (director === undefined) return <NotFoundPage />;
  const { name, role, desc } = director;

  // If this tab has no earlier page, Back opens the list of directors.
  const goBack = () =>
    void (isFirst && !hasInternalReferrer() ? navigate('/about/directors') : navigate(-1));
  return (
    <>
      <SectionHead section="about" />
      <section className={hasBriefBiography(director) ? 'brief-profile' : 'profile'}>
        <div className="profile-back">
          <button
            className="inline-flex min-h-11 cursor-pointer items-center gap-2 pr-4 font-head text-compact/6 font-semibold text-link hover:underline print:hidden"
            type="button"
            onClick={goBack}
          >
            <Icon name="left" size={18} strokeWidth={1.75} />
            Back
          </button>
        </div>
        <div className="profile-name">
          <p className="font-head font-semibold text-link">{role}</p>
          <h1>{name}</h1>
        </div>
        {/* The key creates a new image for each director, so the previous portrait never stays
          visible. */}
        <Portrait of={director} big first className="profile-portrait" key={name} />
        <div className="profile-words">
          <div className="ruler" />
          {desc.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <LinkButton to="/contact" label="Contact" />
        </div>
      </section>
      <AlsoOnTheBoard current={director} />
    </>
  );
}

/** Returns whether the visitor came from a page of this site in this tab. */
function hasInternalReferrer(): boolean {
  return window.history.length > 1 && document.referrer.startsWith(`${window.location.origin}/`);
}
