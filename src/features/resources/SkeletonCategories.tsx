/** Reserves the space of the categories while they load. The firm has six categories at launch. */
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
