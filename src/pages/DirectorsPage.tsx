import { Link } from 'react-router-dom';
import { boardText, type Director, toDirectorPath, directors } from '@/content/directors';
import { PageDecor } from '@/ui/PageDecor';
import { Icon } from '@/ui/Icon';
import { SectionHead } from '@/ui/SectionHead';
import { classes } from '@/ui/classes';
import { Portrait } from './director/Portrait';
import './DirectorsPage.css';

/**
 * The chair's portrait is on the left, an executive's portrait on the right. All other directors
 * have cards.
 */
const LEAD_CLASSES = {
  chair: {
    whole: 'navy-ground desk:grid-cols-[calc(50%-144px)_1fr]',
    words: 'pt-5 md:col-2 md:row-1 md:pt-14 md:pl-10 desk:max-w-[768px] desk:pl-18',
    portrait: 'row-1 desk:min-h-[max(584px,36vw)]',
  },
  executive: {
    whole: 'line-t desk:grid-cols-[calc(50%+144px)_1fr]',
    words:
      'col-1 row-1 pt-6 md:pt-12 md:pr-10 desk:ml-auto desk:w-full desk:max-w-[768px] desk:pr-18',
    portrait: 'row-1 max-md:col-1 max-md:mt-6',
  },
};

/** Renders a director. A director without a quotation shows only the first paragraph. */
function Person({ of: director, first = false }: { of: Director; first?: boolean }) {
  const { name, role, rank, line, lineNote, covers, desc } = director;
  const lead = rank && LEAD_CLASSES[rank];
  return (
    <>
      <div className={lead ? lead.words : 'contents'}>
        {covers !== undefined && (
          <p className="z-1 justify-self-start bg-cyan px-3 py-1 text-label/5 font-semibold text-navy-950 max-lg:mb-2 lg:self-end max-md:px-2 max-md:py-0 max-md:text-xs/5 print:p-0">
            {covers}
          </p>
        )}
        <header>
          <p className="basis-full font-head font-semibold text-link">{role}</p>
          <h2>
            <Link className="text-inherit" to={toDirectorPath(name)}>
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
        {line !== undefined && <p className="director-line">{line}</p>}
        {lineNote !== undefined && <p className="mt-2 text-compact/6 md:mt-4">{lineNote}</p>}
        <p className={classes('max-w-[36em] [line-height:1.6] text-muted', !lead && 'mt-3')}>
          {desc[0]}
        </p>
      </div>
      <Portrait
        of={director}
        big={lead !== undefined}
        first={first}
        className={classes('print:hidden', lead?.portrait)}
      />
    </>
  );
}

/** Renders the board: the chair first, then the other directors, and the executives last. */
export default function DirectorsPage() {
  const listByRank = (wanted: Director['rank']) => directors.filter(({ rank }) => rank === wanted);
  const others = listByRank(undefined);
  const leads = (rank: keyof typeof LEAD_CLASSES) =>
    listByRank(rank).map((director) => (
      <article
        className={classes('board-member grid', LEAD_CLASSES[rank].whole)}
        key={director.name}
      >
        <Person of={director} first={rank === 'chair'} />
      </article>
    ));
  return (
    <>
      <SectionHead section="about" />
      <section className="page-grid bg-paper pt-16 pb-10 max-md:pt-7 max-md:pb-5">
        <div className="grid items-end gap-x-18 gap-y-4 lg:grid-cols-[auto_minmax(0,1fr)]">
          <h1 className="max-md:text-[min(2.25rem,12vw)]">Board of Directors</h1>
          <p className="lead text-ink max-md:text-base/6">{boardText.lead}</p>
        </div>
      </section>
      {leads('chair')}
      {others.length > 0 && (
        <section className="page-grid relative isolate bg-paper py-2 lg:pt-16 lg:pb-18">
          <ul className="director-cards">
            {others.map((director) => (
              <li className="board-member relative print:block" key={director.name}>
                <Person of={director} />
              </li>
            ))}
          </ul>
          <PageDecor />
        </section>
      )}
      {leads('executive')}
      {directors.some(({ image }) => image.endsWith('.svg')) && (
        <section className="page-grid line-t border-navy-900 pt-6 pb-10">
          <p className="note">{boardText.note}</p>
        </section>
      )}
    </>
  );
}
