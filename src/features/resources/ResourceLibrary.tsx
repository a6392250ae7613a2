import { type ReactNode, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '@/app/hooks';
import { LoadFailure } from '@/ui/LoadFailure';
import { CategoryList, WaitingCategories } from './CategoryList';
import { FileGrid, WaitingFiles } from './FileGrid';
import { resourceMessages } from './messages';
import { chosenCategory } from './documents';
import { fetchCategories, fetchFiles, selectCategories, selectFiles } from './resourcesSlice';
import './ResourceLibrary.css';

/** The part of the address that names the category, so that a category can be shared. */
const CATEGORY_PARAM = 'category';

interface HeaderProps {
  name: string | null;
  /** The number of files, or null while it is not known. */
  total: number | null;
}

function Header({ name, total }: HeaderProps) {
  return (
    <div className="flex items-end justify-between gap-4 border-t border-navy-900 pt-4 pb-6">
      <h2 className="min-w-0 text-[2rem]/10 wrap-anywhere max-md:text-2xl">
        {name ?? (
          <span className="skeleton block h-[1.25em] w-[min(280px,48vw)]" aria-hidden="true" />
        )}
      </h2>
      <p className="flex items-baseline gap-3 text-compact text-muted">
        Total <b className="figures text-[2rem]/10 text-navy-900">{total ?? '-'}</b>
      </p>
    </div>
  );
}

function useLibrary() {
  const dispatch = useAppDispatch();
  const [params, setParams] = useSearchParams();
  const categories = useAppSelector(selectCategories);
  const files = useAppSelector(selectFiles);
  const known = categories.status === 'succeeded';
  const wanted = params.get(CATEGORY_PARAM);
  const selected = known ? chosenCategory(categories.data, wanted) : null;
  // A shared address names the category before the list is there: its files need not wait for it.
  const filesOf = known ? (selected?.id ?? null) : wanted;
  const missing = filesOf === files.of ? null : filesOf;

  useEffect(() => {
    if (categories.status === 'idle') void dispatch(fetchCategories());
  }, [dispatch, categories.status]);
  useEffect(() => {
    if (missing !== null) void dispatch(fetchFiles(missing));
  }, [dispatch, missing]);

  return {
    categories,
    files,
    selected,
    select: (id: string) => setParams({ [CATEGORY_PARAM]: id }, { preventScrollReset: true }),
    retryCategories: () => void dispatch(fetchCategories()),
    retryFiles: (id: string) => void dispatch(fetchFiles(id)),
  };
}

/** Categories beside the files of the chosen one. */
export function ResourceLibrary() {
  const { categories, files, selected, select, retryCategories, retryFiles } = useLibrary();
  const frame = (side: ReactNode, main: ReactNode, busy: boolean) => (
    <div className="columns grid grid-cols-[minmax(0,1fr)] gap-10 pt-16 pb-section max-md:pt-10 max-md:pb-16 lg:grid-cols-[312px_minmax(0,1fr)] lg:gap-x-12 lg:gap-y-6">
      {side}
      <div aria-busy={busy}>{main}</div>
    </div>
  );

  if (categories.error !== null) {
    return (
      <div className="min-h-80 pt-16 pb-section">
        <LoadFailure
          message={categories.error}
          onRetry={retryCategories}
          busy={categories.status === 'loading'}
        />
      </div>
    );
  }
  if (categories.status !== 'succeeded') {
    return frame(
      <WaitingCategories />,
      <>
        <p className="sr-only" role="status">
          Loading resources
        </p>
        <Header name={null} total={null} />
        <WaitingFiles />
      </>,
      true,
    );
  }
  if (selected === null) {
    return (
      <div className="min-h-80 pt-16 pb-section">
        <p className="empty-state">No resources have been published yet. Please come back soon.</p>
      </div>
    );
  }

  const ofThis = files.of === selected.id;
  const done = ofThis && files.status === 'succeeded';
  const failed = ofThis ? files.error : null;
  return frame(
    <CategoryList categories={categories.data} selectedId={selected.id} onSelect={select} />,
    <>
      <Header name={selected.name} total={done ? files.data.length : null} />
      <p className="sr-only" role="status">
        {done ? `${files.data.length} files in ${selected.name}` : `Loading ${selected.name}`}
      </p>
      {failed !== null ? (
        <LoadFailure
          message={failed}
          onRetry={() => retryFiles(selected.id)}
          busy={files.status === 'loading'}
        />
      ) : !done ? (
        <WaitingFiles />
      ) : files.data.length === 0 ? (
        <p className="empty-state">{resourceMessages.emptyCategory}</p>
      ) : (
        <FileGrid files={files.data} />
      )}
    </>,
    !done && failed === null,
  );
}
