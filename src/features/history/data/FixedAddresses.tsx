import { fixedPaths, toFixedPath } from './fixedPaths';
import { addressMessages } from './messages';
import { reusableSeries } from './reuse';
import './data.css';

/** Lists the files that the build writes to fixed URLs. */
export function FixedAddresses() {
  const { id, title, about, missing, corrections, jsonFeed, atom } = addressMessages;
  return (
    <section id={id} className="fixed-addresses" tabIndex={-1} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <p className="mt-2">{about}</p>
      <ul className="mt-2">
        {reusableSeries.map((series) => (
          <li key={series.slug}>
            {addressMessages.series(series)}
            <a href={toFixedPath(series, 'csv')}>{toFixedPath(series, 'csv')}</a>,{' '}
            <a href={toFixedPath(series, 'json')}>{toFixedPath(series, 'json')}</a>
          </li>
        ))}
        <li>
          {corrections}
          <a href={fixedPaths.jsonFeed}>{fixedPaths.jsonFeed}</a> ({jsonFeed}),{' '}
          <a href={fixedPaths.atom}>{fixedPaths.atom}</a> ({atom})
        </li>
      </ul>
      <p className="mt-2">{missing}</p>
    </section>
  );
}
