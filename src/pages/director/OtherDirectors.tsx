import { Link } from 'react-router-dom';
import { type Director, directorImage, directorPath, neighboursOf } from '@/content/directors';
import { PageDecor } from '@/ui/Decor';
import { Icon } from '@/ui/Icon';

interface StepProps {
  to: Director;
  step: 'previous' | 'next';
}

function Step({ to: { name, role, image }, step }: StepProps) {
  const isNext = step === 'next';
  return (
    <Link
      className={`director-step director-${step}`}
      to={directorPath(name)}
      rel={isNext ? 'next' : 'prev'}
    >
      <i className="boxed-arrow">
        <Icon name={isNext ? 'right' : 'left'} strokeWidth={1.75} />
      </i>
      <span>
        <small>{isNext ? 'Next director' : 'Previous director'}</small> <b>{name}</b>{' '}
        <small>{role}</small>
      </span>
      <img src={directorImage(image)} alt="" width="96" height="96" loading="lazy" />
    </Link>
  );
}

/** Ways on to the directors before and after one, in a ring. */
export function OtherDirectors({ than }: { than: Director }) {
  const { previous, next } = neighboursOf(than);
  return (
    <nav
      className="page-grid relative overflow-hidden border-t border-navy-900"
      aria-label="Other directors"
    >
      <PageDecor />
      <div className="grid grid-cols-[minmax(0,1fr)] md:grid-cols-[repeat(2,minmax(0,1fr))]">
        <Step to={previous} step="previous" />
        <Step to={next} step="next" />
      </div>
    </nav>
  );
}
