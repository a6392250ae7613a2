import { Link } from 'react-router-dom';
import {
  boardLead,
  type Director,
  directorPath,
  directors,
  isDrawn,
  portraitsNote,
} from '@/content/directors';
import { PageDecor } from '@/ui/Decor';
import { Icon } from '@/ui/Icon';
import { SectionHead } from '@/ui/Head';
import { classes } from '@/ui/classes';
import { Portrait } from './director/Portrait';
import './DirectorsPage.css';

function DirectorHeading({ of: { name, role }, place }: { of: Director; place: string }) {
  return (
    <header className={classes('flex flex-wrap content-start items-baseline gap-y-1', place)}>
      <p className="basis-full font-head font-semibold text-link">{role}</p>
      <h2>
        <Link className="text-inherit no-underline underline-offset-6" to={directorPath(name)}>
          {name}
        </Link>
      </h2>
      <p
        className="flex items-center gap-2 font-head text-compact/8 font-semibold text-link max-md:basis-full print:hidden"
        aria-hidden="true"
      >
        Profile
        <Icon name="right" size={18} strokeWidth={1.75} />
      </p>
    </header>
  );
}

/** The chair's portrait is on the left, an executive's on the right. */
const LEADS = {
  chair: {
    whole:
      'navy-ground [--color-link:var(--color-cyan)] md:grid-cols-[42fr_58fr] desk:grid-cols-[calc(50%-144px)_1fr]',
    words: 'pt-5 md:col-2 md:pt-14 md:pl-10 desk:max-w-[768px] desk:pl-18',
    head: '',
    line: 'max-w-[12em] text-[clamp(2rem,4.2vw,3.75rem)]/[1.08] [letter-spacing:-0.035em]',
    portrait: 'max-md:row-1 max-md:aspect-[39/24] md:min-h-120 desk:min-h-[max(584px,36vw)]',
  },
  executive: {
    whole:
      'line-t border-navy-900 [article:not(.navy-ground)+&]:border-hair md:grid-cols-[60fr_40fr] desk:grid-cols-[calc(50%+144px)_1fr]',
    words:
      'col-1 row-1 pt-6 md:pt-12 md:pr-10 desk:ml-auto desk:w-full desk:max-w-[768px] desk:pr-18',
    head: 'max-md:min-h-26 max-md:pl-30',
    line: 'max-w-[15em] text-[clamp(1.5rem,3vw,2.75rem)]/[1.16] [letter-spacing:-0.03em]',
    portrait:
      'max-md:col-1 max-md:row-1 max-md:mt-6 max-md:ml-gutter max-md:size-26 md:min-h-[max(464px,30vw)]',
  },
};

interface LeadProps {
  director: Director;
  rank: keyof typeof LEADS;
  first: boolean;
}

/** One who opens or closes the board, across the page. */
function LeadDirector({ director, rank, first }: LeadProps) {
  const { line, lineNote, desc } = director;
  const look = LEADS[rank];
  return (
    <article className={classes('board-member grid', look.whole)}>
      <div className={classes('flex flex-col px-gutter md:row-1 pb-8 md:pb-12', look.words)}>
        <DirectorHeading of={director} place={classes('gap-x-6', look.head)} />
        {line !== undefined && (
          <p
            className={classes(
              'mt-auto pt-10 font-head [font-weight:650] text-balance text-title max-md:pt-5',
              look.line,
            )}
          >
            {line}
          </p>
        )}
        {lineNote !== undefined && <p className="mt-4 text-compact/6 max-md:mt-2">{lineNote}</p>}
        <p
          className={classes(
            'max-w-[36em] text-[1.0625rem]/[1.65] text-muted max-md:text-base/[1.6]',
            line === undefined ? 'pt-6' : 'mt-auto pt-10 max-md:pt-5',
          )}
        >
          {desc[0]}
        </p>
      </div>
      <Portrait of={director} big first={first} className={classes('md:row-1', look.portrait)} />
    </article>
  );
}

function DirectorCard({ director }: { director: Director }) {
  const { covers, line, desc } = director;
  return (
    <li className="board-member">
      {covers !== undefined && (
        <p className="z-1 justify-self-start max-lg:mb-2 lg:self-end bg-cyan px-3 py-1 text-label/5 font-semibold text-navy-950 max-md:px-2 max-md:py-0 max-md:text-xs/5">
          {covers}
        </p>
      )}
      <DirectorHeading of={director} place="gap-x-4 text-compact" />
      {line !== undefined && <p className="card-line">{line}</p>}
      <p className="mt-3 leading-[1.6] text-muted">{desc[0]}</p>
      <Portrait of={director} />
    </li>
  );
}

/** The board: the chair opens it, the others stand between, the executives close it. */
export default function DirectorsPage() {
  const leads = (of: LeadProps['rank']) =>
    directors
      .filter(({ rank }) => rank === of)
      .map((director, index) => (
        <LeadDirector
          director={director}
          rank={of}
          first={of === 'chair' && index === 0}
          key={director.name}
        />
      ));
  return (
    <>
      <SectionHead section="about" />
      <section className="page-grid bg-paper pt-16 pb-10 max-md:pt-7 max-md:pb-5">
        <div className="grid items-end gap-x-18 gap-y-4 lg:grid-cols-[auto_minmax(0,1fr)]">
          <h1 className="max-md:text-[2.25rem]">Board of Directors</h1>
          <p className="lead text-ink max-md:text-base/6">{boardLead}</p>
        </div>
      </section>
      {leads('chair')}
      <section className="page-grid relative bg-paper py-2 lg:pt-16 lg:pb-18">
        <PageDecor />
        <ul className="director-cards">
          {directors
            .filter(({ rank }) => rank === undefined)
            .map((director) => (
              <DirectorCard director={director} key={director.name} />
            ))}
        </ul>
      </section>
      {leads('executive')}
      {directors.some(isDrawn) && (
        <section className="page-grid line-t border-navy-900 pt-6 pb-10">
          <p className="note">{portraitsNote}</p>
        </section>
      )}
    </>
  );
}
