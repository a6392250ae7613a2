import { Fragment } from 'react';
import { hero } from '@/content/home';
import { KeyLink } from '@/ui/Key';
import './Hero.css';

/** Months on the axis: seen to the left of Today, foreseen to its right. */
const MONTHS = ['-30', '-24', '-18', '-12', '-6', 'Today', '+6', '+12', '+18', '+24', '+30', '+36'];

/** The headline crosses from evidence on paper to outlook on navy, and changes colour there. */
export function Hero() {
  return (
    <section className="hero" aria-labelledby="hero-title">
      <div className="panel" />
      <img
        className="art past"
        src="/images/hero-past.svg"
        alt=""
        width="1600"
        height="440"
        fetchPriority="high"
      />
      <img className="art next" src="/images/hero-next.svg" alt="" width="1200" height="1040" />
      <h1 id="hero-title">
        {hero.lines.map(([start, end]) => (
          <Fragment key={start}>
            <span>
              {start}
              {end !== undefined && (
                <>
                  {' '}
                  <span className="m">{end}</span>
                </>
              )}
            </span>{' '}
          </Fragment>
        ))}
      </h1>
      <div className="say">
        <p>{hero.lead}</p>
        <KeyLink {...hero.link} />
      </div>
      <i className="today" />
      <div className="axis" aria-hidden="true">
        {MONTHS.map((month) => (
          <b key={month}>{month}</b>
        ))}
      </div>
      <p className="cap note" data-keep-clear>
        {hero.caption}
      </p>
    </section>
  );
}
