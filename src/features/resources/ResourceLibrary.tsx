import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { firm } from '@/content/firm';
import { AddressNotices } from '@/ui/AddressNotices';
import { LoadFailure } from '@/ui/LoadFailure';
import { useAppDispatch } from '@/ui/storeHooks';
import { toFields, readNumber } from '@/lib/stored';
import { useFileCounts } from './useFileCounts';
import { LibraryHeader } from './LibraryHeader';
import { CategoryList } from './CategoryList';
import { SkeletonCategories } from './SkeletonCategories';
import { FileList } from './FileList';
import { SkeletonFiles } from './SkeletonFiles';
import { libraryMessages } from './libraryMessages';
import { useScrollRestoration } from './useScrollRestoration';
import { FILES_PER_BATCH } from './limits';
import {
  CATEGORY_PARAM,
  fetchCategories,
  fetchFiles,
  openFiles,
  openLibrary,
} from './resourcesSlice';
import { useChosenFiles } from './useChosenFiles';
import './ResourceLibrary.css';

const [{ shown: phone, href }] = firm.phones;
const failureHint = (
  <p>
    {libraryMessages.safe} <a href={href}>{phone}</a> or{' '}
    <Link to="/contact">{libraryMessages.write}</Link>.
  </p>
);

/**
 * The Resources page: the categories, and the files of the category in the URL. The number of
 * listed files is stored in the history entry. It is restored after Back and after a reload.
 */
export function ResourceLibrary() {
  const dispatch = useAppDispatch();
  const library = useRef<HTMLDivElement>(null);
  const { params, setParams, categories, selected, filesOf, files, done, notices } =
    useChosenFiles();
  const location = useLocation();
  const counts = useFileCounts(categories.data, done);
  useScrollRestoration(done);

  useEffect(() => {
    dispatch(openLibrary(''));
  }, [dispatch, categories.status]);
  useEffect(() => {
    if (filesOf !== null) dispatch(openFiles(filesOf));
  }, [dispatch, filesOf]);

  /** Selects a category. If the top of the library is above the screen, scrolls back to it. */
  const select = (id: string) => {
    // Replace an invalid URL, so that Back does not return to it.
    const replace = notices.length > 0;
    setParams({ [CATEGORY_PARAM]: id }, { replace, preventScrollReset: true });
    const top = library.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) library.current?.scrollIntoView();
  };

  if (categories.error !== null) {
    return (
      <div className="library-notice">
        <LoadFailure
          message={categories.error}
          onRetry={() => void dispatch(fetchCategories())}
          busy={categories.status === 'loading'}
          hint={failureHint}
        />
      </div>
    );
  }
  if (categories.status === 'succeeded' && selected === null) {
    return (
      <div className="library-notice">
        <p className="empty-state">No resources have been published yet. Please come back soon.</p>
      </div>
    );
  }

  const name = selected?.name ?? 'resources';
  const counted = selected === null ? undefined : counts?.[selected.id];
  const total = done ? files.data.length : (counted ?? null);
  // Show an error only after the selected category is known.
  const { error } = files;
  const failed = selected !== null && error !== null;
  return (
    <div className="library loading-part" ref={library}>
      {selected === null ? (
        <SkeletonCategories />
      ) : (
        <CategoryList
          categories={categories.data}
          selectedId={selected.id}
          // Once the files of the selected category have loaded, their number replaces the count
          // from the server.
          counts={counts && total !== null ? { ...counts, [selected.id]: total } : counts}
          onSelect={select}
        />
      )}
      <div aria-busy={!done && !failed}>
        <LibraryHeader name={selected && name} total={total} failed={failed} />
        <p className="sr-only" role="status">
          {done
            ? `${libraryMessages.files(files.data.length)} in ${name}`
            : !failed && `Loading ${name}`}
        </p>
        <AddressNotices notices={notices} />
        {failed ? (
          <LoadFailure
            message={error}
            onRetry={() => void dispatch(fetchFiles(selected.id))}
            busy={files.status === 'loading'}
            hint={failureHint}
          />
        ) : !done ? (
          <SkeletonFiles />
        ) : files.data.length === 0 ? (
          <p className="empty-state">
            {libraryMessages.emptyCategory}
            <span>
              {libraryMessages.notHere} <Link to="/contact">{libraryMessages.ask}</Link>
            </span>
          </p>
        ) : (
          <FileList
            files={files.data}
            listed={readNumber(toFields(location.state) ?? {}, 'listed') ?? FILES_PER_BATCH}
            onList={(listed) =>
              setParams(params, { replace: true, preventScrollReset: true, state: { listed } })
            }
          />
        )}
      </div>
    </div>
  );
}
