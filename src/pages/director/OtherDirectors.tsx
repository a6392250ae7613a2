import { Link } from 'react-router-dom';
import { type Director, directorImage, directorPath, neighboursOf } from '@/content/directors';
import { classes } from '@/ui/classes';
import { PageDecor } from '@/ui/Decor';
import { BoxedArrow } from './BoxedArrow';

function Step({ to: { name, role, image }, step }: { to: Director; step: 'previous' | 'next' }) {
  const isNext = step === 'next';
  return (
    <Link
      className={classes('group director-step', isNext && 'director-next')}
      to={directorPath(name)}
      rel={isNext ? 'next' : 'prev'}
    >
      <BoxedArrow to={isNext ? 'right' : 'left'} />
      <span>
        <small>{isNext ? 'Next director' : 'Previous director'}</small> <b>{name}</b>{' '}
        <small>{role}</small>
      </span>
      <img src={directorImage(image)} alt="" width="96" height="96" loading="lazy" />
    </Link>
  );
}

export function OtherDirectors({ than }: { than: Director }) {
  const { previous, next } = neighboursOf(than);
  return (
    <nav
      className="page-grid relative overflow-hidden line-t border-navy-900"
      aria-label="Other directors"
    >
      <PageDecor />
      <div className="grid md:grid-cols-[1fr_1fr]">
        <Step to={previous} step="previous" />
        <Step to={next} step="next" />
      </div>
    </nav>
  );
}
