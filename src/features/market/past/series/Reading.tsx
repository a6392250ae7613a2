import type { SeriesContent } from '@/content/series';
import { classes } from '@/ui/classes';
import { cssVars } from '@/ui/cssVars';
import { Icon } from '@/ui/Icon';
import { figureBefore } from '../bases';
import { beforeName } from '../changes';
import { nextDue } from '../due';
import type { Figure } from '../figures';
import { pastMessages, seriesMessages } from '../messages';
import { dateWords, formOf, periodWords } from '../periods';
import { dayOf } from '@/lib/days';
import { breakBetween, moveBetween, valueWords } from '../values';
import { type Note, noteOf, type ReadingRow, readingRows } from './readingRows';
import type { Shown } from './shown';
import type { Series } from './useSeries';
import './Reading.css';

/** What a tenure takes of the panel beside its rate, in characters of the rate. */
const TENURE_CHARS = 4;

interface MovedProps {
  content: SeriesContent;
  /** The figure that it is against. */
  before: Figure | undefined;
  figure: Figure;
  /** In a sentence that goes on with it: '1.30 percentage points' 'below September'. */
  against?: string;
}

/** The change with its arrow; green and red are for shares alone. */
export function Moved({ content, before, figure, against }: MovedProps) {
  if (before === undefined) return null;
  const move =
    breakBetween(content, before, figure) === undefined
      ? moveBetween(content, before.value, figure.value)
      : null;
  if (move === null) return <span className="plain">{seriesMessages.notComparable}</span>;
  const { direction, signed, size } = move;
  const tone =
    content.id !== 'asi' || direction === 'same'
      ? 'plain'
      : direction === 'up'
        ? 'rising'
        : 'falling';
  const inWords = content.format === 'percent' && against !== undefined;
  const words = against === undefined || direction !== 'same' ? signed : seriesMessages.unchanged;
  const link = inWords ? { up: 'above', down: 'below', same: 'from' }[direction] : 'from';
  return (
    <>
      <span className={tone}>
        {direction !== 'same' && <Icon name={direction} size={16} strokeWidth={2.25} />}
        {inWords && direction !== 'same' ? size : words}
      </span>
      {against !== undefined && <span className="reading-since"> {`${link} ${against}`}</span>}
    </>
  );
}

function Rows({ rows }: { rows: readonly ReadingRow[] }) {
  return (
    <dl className="reading-rows">
      {rows.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function NoteLine({ note }: { note: Note | null }) {
  return (
    <p className="reading-note">
      {note !== null && (
        <>
          {note.revised && <i className="revised-mark" aria-hidden="true" />}
          <span>{note.words}</span>
        </>
      )}
    </p>
  );
}

/** A bar in the place of words that are not there yet. */
const Bar = ({ width }: { width: `w-[${number}em]` }) => (
  <span className={classes('skeleton reading-bar', width)} aria-hidden="true" />
);

function Waiting() {
  const rows = ['w-[13em]', 'w-[11em]', 'w-[10em]'] as const;
  return (
    <>
      <p className="reading-day">
        <Bar width="w-[11em]" />
        <span className="sr-only">{pastMessages.loading}</span>
      </p>
      <p className="reading-value figures">
        <Bar width="w-[5.2em]" />
      </p>
      <p className="reading-change">
        <Bar width="w-[9em]" />
      </p>
      <NoteLine note={null} />
      <dl className="reading-rows" aria-hidden="true">
        {rows.map((width) => (
          <div key={width}>
            <dt>
              <Bar width={width} />
            </dt>
            <dd />
          </div>
        ))}
      </dl>
    </>
  );
}

/** The figure that is read, in its place beside the chart, on a phone above it. */
export function Reading({ series }: { series: Series }) {
  const { content, past, shown, at, address, now } = series;
  const loading = past.view === 'loading';
  const due = past.view === 'done' ? nextDue(content, past.figures, now) : null;
  const [stressed, rest] = due === null ? ['', ''] : [due.when, due.words.slice(due.when.length)];
  return (
    <section
      className="reading navy-ground"
      aria-label={seriesMessages.reading}
      aria-busy={loading}
    >
      {loading && <Waiting />}
      {!loading && <Figures {...{ content, past, shown, at, compare: address.compare }} />}
      <p className="reading-next">
        {due !== null && (
          <>
            <span>{pastMessages.nextFigure}</span>{' '}
            <b>{stressed.charAt(0).toUpperCase() + stressed.slice(1)}</b>
            {rest}
          </>
        )}
      </p>
    </section>
  );
}

type FiguresProps = Pick<Series, 'content' | 'past' | 'shown' | 'at'> & { compare: boolean };

function Figures({ content, past, shown, at, compare }: FiguresProps) {
  const note = noteOf(content, past, shown, at);
  if (shown === null || at === undefined) return <NoFigure note={note} shown={shown} />;
  const { all, weekly } = shown;
  const before = figureBefore(all, at, weekly);
  const newest = at === past.figures.at(-1);
  const { tenure } = past;
  const value = valueWords(content, at.value);
  const words = periodWords(at.key);
  return (
    <>
      <p className="reading-day">
        {formOf(at.key) === 'quarter' ? words : <time dateTime={at.key}>{words}</time>}
      </p>
      <p
        className="reading-value figures"
        style={cssVars({ '--chars': value.length + (tenure === undefined ? 0 : TENURE_CHARS) })}
      >
        <span>{value}</span> {tenure !== undefined && <small>{tenure}</small>}
      </p>
      <p className="reading-change">
        {before && (
          <Moved
            content={content}
            before={before}
            figure={at}
            against={beforeName(content, before, at, { newest, weekly })}
          />
        )}
      </p>
      <NoteLine note={note} />
      <Rows rows={readingRows(content, shown, at, compare)} />
    </>
  );
}

/** The panel without a figure, in the same height. */
function NoFigure({ note, shown }: { note: Note | null; shown: Shown | null }) {
  const words = (at: number) => dateWords(dayOf(at));
  return (
    <>
      <p className="reading-day">
        {shown && `${words(shown.span.from)} to ${words(shown.span.to)}`}
      </p>
      <p className="reading-value figures">
        <span>{seriesMessages.nothing}</span>
      </p>
      <p className="reading-change" />
      <NoteLine note={note} />
      <div className="reading-rows" />
    </>
  );
}
