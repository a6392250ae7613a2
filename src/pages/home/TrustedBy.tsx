import { groupCompanies, groupNote } from '@/content/groupCompanies';
import './TrustedBy.css';

export function TrustedBy() {
  return (
    <section className="page-grid line-t border-navy-900 bg-paper" aria-labelledby="trusted">
      <div className="grid">
        <div className="trusted-head">
          <h2 className="text-base/6" id="trusted">
            Trusted by
          </h2>
          <p className="note">{groupNote}</p>
        </div>
        <ul className="grid border-hair">
          {groupCompanies.map(({ name, logo }) => (
            <li className="grid place-items-center border-hair" key={name}>
              <img src={logo} alt={name} width="192" height="56" loading="lazy" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
