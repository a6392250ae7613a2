import { Link } from 'react-router-dom';
import type { SummaryLine } from '@/content/legal/texts';
import { RichText } from './RichText';

function Line({ statement, detail, to }: SummaryLine) {
  const line = (
    <>
      <b>{statement}</b>
      <span>
        <RichText of={detail} />
      </span>
    </>
  );
  return to.startsWith('#') ? <a href={to}>{line}</a> : <Link to={to}>{line}</Link>;
}

/** The lines of "In short". Each line is a link to the section that it summarises. */
export function Summary({ lines }: { lines: readonly SummaryLine[] }) {
  return (
    <div className="legal-summary navy-ground">
      <h2 id="in-short">In short</h2>
      <ol aria-labelledby="in-short">
        {lines.map((line) => (
          <li key={line.statement}>
            <Line {...line} />
          </li>
        ))}
      </ol>
    </div>
  );
}
