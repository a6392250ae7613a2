/** Reserves the space for the categories while they load. The firm starts with six categories. */
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
