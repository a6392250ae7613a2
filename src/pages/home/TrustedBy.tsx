import { groupCompanies } from '@/content/groupCompanies';
import './TrustedBy.css';

/** The logos of the group's companies. */
export function TrustedBy() {
  return (
    <section className="page-grid bg-paper py-20" aria-labelledby="trusted">
      <div className="trusted-companies">
        <h2 id="trusted">Trusted by</h2>
        <ul>
          {groupCompanies.map(({ name, logo }) => (
            <li key={name}>
              <img src={logo} alt={name} width="192" height="56" loading="lazy" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
