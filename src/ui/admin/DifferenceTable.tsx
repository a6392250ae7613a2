import type { ReactNode } from 'react';
import {
  findChanger,
  type Difference,
  formatRowValue,
  NO_VALUE,
  type ValueRow,
} from '@/lib/difference';
import { classes } from '../classes';

/**
 * The styles of the table on a page, in the offer to restore a draft, and in a conflict message.
 */
const tableLooks = {
  page: {
    table: 'max-md:block',
    head: 'border-b border-hair max-md:sr-only',
    title: 'py-2 pr-4 first:w-[30%] last:w-[38%]',
    body: 'max-md:block',
    row: 'border-b max-md:grid max-md:grid-cols-2 max-md:gap-x-4 max-md:py-2',
    name: 'py-2 pr-4 wrap-anywhere max-md:col-span-full max-md:p-0 max-md:font-semibold',
    cell: 'py-2 pr-4 before:font-normal before:text-muted max-md:p-0 max-md:before:mr-1 max-md:before:content-[attr(data-word)] md:last:pr-0',
    text: 'wrap-anywhere',
    small: 'text-label',
  },
  offer: {
    table: 'border border-hair bg-paper',
    head: '',
    title: 'px-3 py-2 first:w-1/4 @max-[19rem]:px-2',
    body: '',
    row: 'border-t',
    name: 'px-3 py-2 @max-[19rem]:px-2',
    cell: 'px-3 py-2 @max-[19rem]:px-2',
    text: 'line-clamp-6',
    small: 'text-label/5',
  },
  conflict: {
    table: 'border border-hair bg-paper @max-[36rem]:block',
    head: '@max-[36rem]:hidden',
    title: 'px-3 py-2 wrap-anywhere first:w-1/3',
    body: '@max-[36rem]:block',
    row: 'border-t @max-[36rem]:grid @max-[36rem]:grid-cols-3',
    name: 'px-3 py-2 wrap-anywhere @max-[36rem]:col-span-full',
    cell: 'px-3 py-2 before:text-xs/4 before:font-normal max-narrow:px-2 @max-[36rem]:text-left @max-[36rem]:before:block @max-[36rem]:before:content-[attr(data-word)]',
    text: '',
    small: 'text-label/5',
  },
};

interface DifferenceTableProps {
  look: keyof typeof tableLooks;
  caption: string;
  /**
   * The column headings. With two headings, the table compares the old value with the new value.
   * With three headings, it compares the opened version, the stored version and the input.
   */
  heads: readonly string[];
  /** The labels in front of the values on narrow screens, which have no column headings. */
  labels?: readonly string[];
  differences: readonly (Omit<Difference, 'note'> & { note: ReactNode })[];
  /** If true, long values are shortened. */
  short?: boolean;
  /**
   * The name of the person who saved the conflicting version. If set, the table compares three
   * versions, and each row shows who changed the value.
   */
  who?: string;
}

/** Returns whether a value is too long to be aligned to the right like a figure. */
const isLongText = (row: ValueRow | undefined) => (row?.text.length ?? 0) > 24;

/** Returns the class that determines whether a value may wrap. Figures stay on one line. */
const getWrapClass = (row: ValueRow | undefined) =>
  isLongText(row) || !/\d/.test(row?.text ?? '') ? 'wrap-anywhere' : 'whitespace-nowrap';

const describeAuthor = (changer: ReturnType<typeof findChanger>, who: string) =>
  changer === 'both' ? 'You both changed it' : `Only ${changer === 'me' ? 'you' : who} changed it`;

/**
 * Compares the versions of each value, with one row for each value. On narrow screens, the values
 * are below their label.
 */
export function DifferenceTable(props: DifferenceTableProps) {
  const { caption, heads, labels, differences, short = false, who } = props;
  const look = tableLooks[props.look];
  const isFramed = props.look !== 'page';
  const hasLongText = differences.some(
    ({ before, after }) => isLongText(before) || isLongText(after),
  );
  const alignClass = isFramed && !hasLongText ? 'text-right' : 'text-left';
  const titleClass = classes(look.title, alignClass, 'text-label font-medium text-muted');
  const smallClass = classes('block font-normal', look.small, who === undefined && 'text-muted');
  return (
    <table className={classes('w-full tabular-nums', look.table)}>
      <caption className="sr-only">{caption}</caption>
      <thead className={look.head}>
        <tr>
          {[isFramed ? 'Part' : 'Figure', ...heads].map((head, index) => (
            <th key={head} scope="col" className={titleClass}>
              {isFramed && index === 0 ? <span className="sr-only">{head}</span> : head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={look.body}>
        {differences.map(({ note, ...difference }, index) => {
          const { label, opened, before, after } = difference;
          const changer = who === undefined ? 'me' : findChanger(difference);
          const clashClass = changer === 'both' && 'bg-warn-bg text-warn-ink';
          const versions = who === undefined ? [before, after] : [opened, before, after];
          const newer = [changer !== 'me', changer !== 'them'];
          return (
            // The index is a stable key, because the rows of a comparison never change their order.
            <tr key={`${index} ${label}`} className={classes('border-hair align-top', look.row)}>
              <th scope="row" className={classes('text-left font-medium', look.name)}>
                {label}
                {who !== undefined && (
                  <span
                    className={classes(
                      'block text-label/5',
                      clashClass ? 'font-medium text-warn-ink' : 'font-normal text-muted',
                    )}
                  >
                    {describeAuthor(changer, who)}
                  </span>
                )}
              </th>
              {versions.map((row, at) => {
                const isNewer = newer.at(at - versions.length) === true;
                return (
                  <td
                    key={heads[at]}
                    data-word={labels?.[at]}
                    className={classes(
                      'wrap-anywhere',
                      alignClass,
                      look.cell,
                      isNewer ? classes('font-semibold', clashClass) : at === 0 && 'text-muted',
                    )}
                  >
                    <span className={classes(look.text, isFramed && getWrapClass(row))}>
                      {short ? formatRowValue(row) : row?.text || NO_VALUE}
                    </span>
                    {row?.detail !== undefined && <span className={smallClass}>{row.detail}</span>}
                    {who === undefined && row === after && note !== '' && (
                      <span className={smallClass}>{note}</span>
                    )}
                  </td>
                );
              })}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
