import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import {
  type Director,
  toDirectorPath,
  findDirector,
  findAdjacentDirectors,
} from '@/content/directors';
import { SectionHead } from '@/ui/SectionHead';
import { Icon } from '@/ui/Icon';
import { classes } from '@/ui/classes';
import { PageDecor } from '@/ui/PageDecor';
import NotFoundPage from './NotFoundPage';
import { Portrait } from './director/Portrait';
import './director/director.css';

/** An arrow in a box, highlighted while the pointer is over the nearest `group`. */
function BoxedArrow({ to }: { to: 'left' | 'right' }) {
  return (
    <i className="grid size-12 place-items-center rounded-xs [border-width:1px] group-hover:bg-cyan group-hover:text-navy-900">
      <Icon name={to} strokeWidth={1.75} />
    </i>
  );
}

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
      <section className="profile">
        <div className="profile-back">
          <button
            className="group inline-flex min-h-12 cursor-pointer items-center gap-3 pr-4 font-head text-compact/6 font-semibold text-title"
            type="button"
            onClick={goBack}
          >
            <BoxedArrow to="left" />
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
        </div>
      </section>
      <OtherDirectors than={director} />
    </>
  );
}

function Step({ to, step }: { to: Director; step: 'previous' | 'next' }) {
  const { name, role } = to;
  const isNext = step === 'next';
  return (
    <Link
      className={classes('group director-step', isNext && 'director-next')}
      to={toDirectorPath(name)}
      rel={isNext ? 'next' : 'prev'}
    >
      <BoxedArrow to={isNext ? 'right' : 'left'} />
      <span className="min-w-0 flex-1">
        <small>{isNext ? 'Next director' : 'Previous director'}</small> <b>{name}</b>{' '}
        <small>{role}</small>
      </span>
      <Portrait of={to} silent className="size-24 max-lg:hidden" />
    </Link>
  );
}

function OtherDirectors({ than }: { than: Director }) {
  const { previous, next } = findAdjacentDirectors(than);
  return (
    <nav
      className="page-grid relative isolate overflow-hidden line-t border-navy-900 print:hidden"
      aria-label="Other directors"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] md:grid-cols-[1fr_1fr]">
        <Step to={previous} step="previous" />
        <Step to={next} step="next" />
      </div>
      <PageDecor />
    </nav>
  );
}

/** Returns whether the visitor came from a page of this site in this tab. */
function hasInternalReferrer(): boolean {
  return window.history.length > 1 && document.referrer.startsWith(`${window.location.origin}/`);
}
