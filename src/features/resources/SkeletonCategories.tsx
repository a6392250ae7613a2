/** The place of the categories while they load: as many as the firm publishes by default. */
export function SkeletonCategories() {
  return (
    <div className="categories print:hidden" aria-hidden="true">
      <ul>
        {Array.from({ length: 6 }, (_, index) => (
          <li key={index}>
            <div className="skeleton" />
          </li>
        ))}
      </ul>
    </div>
  );
}
