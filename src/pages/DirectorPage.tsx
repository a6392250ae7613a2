import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { directorImage, findDirector } from '@/content/directors';
import { PageDecor } from '@/ui/Decor';
import { Icon } from '@/ui/Icon';
import { SectionHead } from '@/ui/SectionHead';
import NotFoundPage from './NotFoundPage';

/** The profile of the director whose full name is in the address. */
export default function DirectorPage() {
  const { id } = useParams();
  const navigate = useNavigate();
  // The router gives the first page of a visit the key 'default'.
  const openedDirectly = useLocation().key === 'default';
  const director = findDirector(id);
  if (director === undefined) return <NotFoundPage />;

  const back = () => void (openedDirectly ? navigate('/about/directors') : navigate(-1));
  return (
    <>
      <SectionHead section="about" />
      <section className="page-grid relative bg-paper">
        <PageDecor />
        <div className="columns grid grid-cols-[1fr] items-start gap-8 pt-4 pb-16 md:grid-cols-[5fr_7fr] md:gap-x-18 md:gap-y-6 md:pt-10 md:pb-section">
          <div className="col-[1/-1] md:mb-4">
            <button
              className="group inline-flex min-h-12 cursor-pointer items-center gap-3 pr-4 font-head text-compact font-semibold text-navy-900"
              type="button"
              onClick={back}
            >
              <i className="grid size-12 place-items-center rounded-xs border border-navy-900 group-hover:bg-cyan">
                <Icon name="left" strokeWidth={1.75} />
              </i>
              Back
            </button>
          </div>
          <div className="portrait max-md:-mx-4 md:sticky md:top-28">
            <img
              className="w-full"
              src={directorImage(director.iamgeBig)}
              alt={`Monogram portrait of ${director.name}`}
              width="480"
              height="600"
            />
          </div>
          <div>
            <p className="font-head text-lg/6 font-semibold text-link">{director.role}</p>
            <h1 className="mt-4">{director.name}</h1>
            <div className="relative mt-10 grid max-w-[39.1em] gap-6 pt-10 text-lg/[1.7777] max-md:mt-8 max-md:pt-8 max-md:text-[1.0625rem]/[1.7777]">
              <div className="ruler absolute inset-x-0 top-0" />
              {director.desc.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </div>
        </div>
      </section>
    </>
  );
}
