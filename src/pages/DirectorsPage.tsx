import { Link } from 'react-router-dom';
import { directorImage, directorPath, directors } from '@/content/directors';
import { PageDecor } from '@/ui/Decor';
import { SectionHead } from '@/ui/SectionHead';

/** The board, each with a biography; stacked below 768 pixels. */
export default function DirectorsPage() {
  return (
    <>
      <SectionHead section="about" />
      <section className="page-head page-grid bg-paper pt-24 pb-16">
        <div>
          <h1>Board of Directors</h1>
        </div>
      </section>
      <section className="page-grid relative bg-paper pb-section">
        <PageDecor />
        <ul>
          {directors.map(({ name, role, desc, image }, index) => (
            <li
              className="board-member grid items-start gap-x-12 gap-y-6 border-t border-navy-900 py-12 max-md:py-8 md:grid-cols-[3fr_9fr]"
              key={name}
            >
              <img
                className="aspect-360/440 object-cover object-bottom max-md:h-80 max-md:w-auto md:w-full"
                src={directorImage(image)}
                alt={`Monogram portrait of ${name}`}
                width="360"
                height="480"
                {...(index === 0 ? { fetchPriority: 'high' } : { loading: 'lazy' })}
              />
              <div>
                <p className="font-head font-semibold text-link">{role}</p>
                <h2 className="mt-2 mb-6">
                  <Link
                    className="text-inherit no-underline decoration-cyan decoration-4 underline-offset-6 hover:underline"
                    to={directorPath(name)}
                  >
                    {name}
                  </Link>
                </h2>
                <div className="grid max-w-[39.1em] gap-4">
                  {desc.map((paragraph) => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                </div>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
