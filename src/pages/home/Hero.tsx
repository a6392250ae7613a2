import { Fragment } from 'react';
import { hero } from '@/content/home';
import { KeyLink } from '@/ui/Key';
import './Hero.css';
import './HeroAxis.css';

/** Months on the axis: seen to the left of Today, foreseen to its right. */
const MONTHS = ['-30', '-24', '-18', '-12', '-6', 'Today', '+6', '+12', '+18', '+24', '+30', '+36'];

/** The headline crosses from evidence on paper to outlook on navy, and changes colour there. */
export function Hero() {
  return (
    <section className="hero" aria-labelledby="hero-title">
      <div className="hero-panel" />
      <img
        className="hero-art hero-past"
        src="/images/hero-past.svg"
        alt=""
        width="1600"
        height="440"
        fetchPriority="high"
      />
      <img
        className="hero-art hero-next"
        src="/images/hero-next.svg"
        alt=""
        width="1200"
        height="1040"
      />
      <h1 id="hero-title">
        {hero.lines.map(([start, end]) => (
          <Fragment key={start}>
            <span>
              {start}
              {end !== undefined && (
                <>
                  {' '}
                  <span className="hero-rest">{end}</span>
                </>
              )}
            </span>{' '}
          </Fragment>
        ))}
      </h1>
      <div className="hero-words">
        <p>{hero.lead}</p>
        <KeyLink {...hero.link} />
      </div>
      <i className="hero-today" />
      <div className="hero-axis" aria-hidden="true">
        {MONTHS.map((month) => (
          <b key={month}>{month}</b>
        ))}
      </div>
      <p className="hero-caption note" data-keep-clear>
        {hero.caption}
      </p>
    </section>
  );
}
