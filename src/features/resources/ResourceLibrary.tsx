import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { firm } from '@/content/firm';
import { firestoreCode } from '@/firebase/readThunk';
import { useIdle } from '@/ui/browserState';
import { useRequest } from '@/ui/useRequest';
import { AddressNotices } from '@/ui/AddressNotices';
import { classes } from '@/ui/classes';
import { LoadFailure } from '@/ui/LoadFailure';
import { useAppDispatch } from '@/ui/storeHooks';
import { fieldsOf, numberIn } from '@/lib/stored';
import { CategoryList, type FileCounts } from './CategoryList';
import { SkeletonCategories } from './SkeletonCategories';
import { FileList } from './FileList';
import { SkeletonFiles } from './SkeletonFiles';
import { libraryMessages } from './libraryMessages';
import { useKeptScroll } from './useKeptScroll';
import type { ResourceCategory } from './documents';
import { FILES_AT_ONCE } from './limits';
import {
  CATEGORY_PARAM,
  fetchCategories,
  fetchFiles,
  filesIn,
  openFiles,
  openLibrary,
} from './resourcesSlice';
import { useChosenFiles } from './useChosenFiles';
import './ResourceLibrary.css';

interface HeaderProps {
  name: string | null;
  total: number | null;
  failed?: boolean;
}

function Header({ name, total, failed = false }: HeaderProps) {
  return (
    <div className="flex items-baseline justify-between gap-2 pt-3 pb-1 text-compact text-muted md:min-h-12 md:pb-0 lg:line-t lg:border-navy-900">
      <h2
        className="min-w-0 text-[clamp(1rem,5.55vw,1.25rem)]/[1.4] wrap-anywhere md:text-[1.75rem]/[1.15]"
        aria-hidden={name === null}
      >
        {name ?? (
          <span className="skeleton inline-block w-[min(280px,48vw)]" aria-hidden="true">
            &nbsp;
          </span>
        )}
      </h2>
      <p className={classes('whitespace-nowrap', failed && 'invisible')}>
        {/* Another number is another element: none of its letters is seen to move. */}
        Total{' '}
        <b
          className="figures inline-block min-w-[1.85em] text-right text-xl/[1.4] text-navy-900 md:ml-1 md:text-2xl/[1.33]"
          key={total}
        >
          {total ?? '-'}
        </b>
      </p>
    </div>
  );
}

const [{ shown: phone, href }] = firm.phones;
const meanwhile = (
  <p>
    {libraryMessages.safe} <a href={href}>{phone}</a> or{' '}
    <Link to="/contact">{libraryMessages.write}</Link>.
  </p>
);

/**
 * Counts the files of each category on the server. Nobody waits for that: it comes after the page
 * itself, and where it fails there are no counts.
 * @param ready whether what the visitor came for is there
 * @returns null until they are known
 */
function useCounts(categories: readonly ResourceCategory[], ready: boolean): FileCounts | null {
  const idle = useIdle();
  const [began, setBegan] = useState(false);
  if (idle && ready && !began) setBegan(true);
  return useRequest(began ? '' : null, libraryMessages.countFilesFailed, async () => {
    const sdk = await firestoreCode();
    const counted = categories.map(async ({ id }) => {
      const answer = await sdk.getCount(filesIn(sdk, id));
      return [id, answer.data().count] as const;
    });
    return Object.fromEntries(await Promise.all(counted));
  }).data;
}

/**
 * The categories and the files of the one in the address. How many of them are listed is kept in
 * the history entry, for Back and reload.
 */
export function ResourceLibrary() {
  const dispatch = useAppDispatch();
  const library = useRef<HTMLDivElement>(null);
  const { params, setParams, categories, selected, filesOf, files, done, notices } =
    useChosenFiles();
  const location = useLocation();
  const counts = useCounts(categories.data, done);
  useKeptScroll(done);

  useEffect(() => {
    dispatch(openLibrary(''));
  }, [dispatch, categories.status]);
  useEffect(() => {
    if (filesOf !== null) dispatch(openFiles(filesOf));
  }, [dispatch, filesOf]);

  /** The row of categories follows one down: another category begins at its head. */
  const select = (id: string) => {
    // Back does not lead to an address that the page could not use.
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
          hint={meanwhile}
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
  // That the files of a shared address failed is said once their category is known.
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
          // What is listed is counted as it is listed: a file may have come since the count.
          counts={counts && total !== null ? { ...counts, [selected.id]: total } : counts}
          onSelect={select}
        />
      )}
      <div aria-busy={!done && !failed}>
        <Header name={selected && name} total={total} failed={failed} />
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
            hint={meanwhile}
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
            listed={numberIn(fieldsOf(location.state) ?? {}, 'listed') ?? FILES_AT_ONCE}
            onList={(listed) =>
              setParams(params, { replace: true, preventScrollReset: true, state: { listed } })
            }
          />
        )}
      </div>
    </div>
  );
}
