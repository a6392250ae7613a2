import { Link } from 'react-router-dom';
import { directorImage, directorPath, directors } from '@/content/directors';
import { PageDecor } from '@/ui/Decor';
import { Icon } from '@/ui/Icon';
import { SectionHead } from '@/ui/SectionHead';

/** Portrait, name and words beside each other; the words below the two on a phone. */
const ROW =
  'board-member group relative grid grid-cols-[96px_minmax(0,1fr)] gap-4 border-t border-hair py-6 first:border-navy-900 md:grid-cols-[minmax(0,2fr)_minmax(0,5fr)_minmax(0,5fr)] md:grid-rows-[1fr_auto] md:gap-x-8 md:gap-y-0 md:py-7';
/** The whole row is the link. */
const NAME_LINK =
  'text-inherit no-underline decoration-cyan decoration-4 underline-offset-6 group-hover:underline after:absolute after:inset-0';

/** The board, each with the beginning of a biography that the profile goes on with. */
export default function DirectorsPage() {
  return (
    <>
      <SectionHead section="about" />
      <section className="page-head page-grid bg-paper pt-8 pb-6 md:pt-18 md:pb-10">
        <div>
          <h1 className="max-md:text-[2.5rem]">Board of Directors</h1>
        </div>
      </section>
      <section className="page-grid relative bg-paper pb-8 md:pb-20">
        <PageDecor />
        <ul>
          {directors.map(({ name, role, desc, image }, index) => (
            <li className={ROW} key={name}>
              <div className="self-end md:col-start-2 md:row-span-2 md:self-start">
                <p className="font-head font-semibold text-link">{role}</p>
                <h2 className="mt-1 text-2xl/7 wrap-break-word md:mt-2 md:text-[clamp(1.75rem,2.7vw,2.375rem)]/[1.1]">
                  <Link className={NAME_LINK} to={directorPath(name)}>
                    {name}
                  </Link>
                </h2>
              </div>
              <img
                className="col-start-1 row-start-1 aspect-4/5 w-full bg-navy-950 object-cover object-bottom md:row-span-2"
                src={directorImage(image)}
                alt={`Monogram portrait of ${name}`}
                width="360"
                height="480"
                {...(index === 0 ? { fetchPriority: 'high' } : { loading: 'lazy' })}
              />
              <p className="col-span-2 leading-[1.6] md:col-span-1 md:col-start-3 md:text-lg/[1.7]">
                {desc[0]}
              </p>
              <p
                className="-mt-1 flex items-center gap-2.5 font-head text-compact font-semibold text-link md:col-start-3 md:mt-0 md:pt-4"
                aria-hidden="true"
              >
                Profile
                <Icon
                  className="transition-transform duration-200 ease-settle group-hover:translate-x-1"
                  name="right"
                  strokeWidth={1.75}
                />
              </p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
