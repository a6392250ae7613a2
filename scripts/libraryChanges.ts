import type { Plugin } from 'vite';

interface LibraryChange {
  name: string;
  /** The end of the file's path. */
  file: RegExp;
  text: string;
  replacement: string;
}

/**
 * Replaces a piece of a library's code in the build. Fails the build where the library no longer
 * has that code, or where no such file is built at all.
 */
export function changeLibrary({ name, file, text, replacement }: LibraryChange): Plugin {
  let changed = false;
  return {
    name,
    apply: 'build',
    // The filter spares the build a call for each module of all.
    transform: {
      filter: { id: file },
      handler(code, id) {
        if (!code.includes(text)) this.error(`${id} no longer has '${text}': see ${name}`);
        changed = true;
        return { code: code.replaceAll(text, replacement), map: null };
      },
    },
    generateBundle() {
      if (!changed) this.error(`No file of the build matches ${String(file)}: see ${name}`);
    },
  };
}

const HELMET = /\/react-helmet-async\/lib\/index\.esm\.js$/;

/**
 * react-helmet-async decides at run time whether React is 19 or older, so the code for older
 * versions (5 KB, gzip) is never dropped. React is 19 here: it is decided at build time.
 */
export const helmetForReact19: LibraryChange = {
  name: 'helmet-for-react-19',
  file: HELMET,
  text: 'if (isReact19)',
  replacement: 'if (true)',
};

/**
 * `<Helmet helmetData>` is for servers without a provider, and nobody here passes it. Its code
 * writes tags as text (1.4 KB, gzip), which React 19 does by itself.
 */
export const helmetWithoutData: LibraryChange = {
  name: 'helmet-without-data',
  file: HELMET,
  text: 'if (helmetData && !(helmetData instanceof HelmetData))',
  replacement: 'if (false)',
};

/** Neither tells of children that no tag has, nor draws tags that `Head` has not. */
export const helmetWithoutOtherTags: readonly LibraryChange[] = [
  { method: 'warnOnInvalidChildren(child, nestedChildren)', result: 'true' },
  ...['Base', 'Script', 'Style', 'Noscript'].map((tag) => ({
    method: `render${tag}()`,
    result: 'null',
  })),
].map(({ method, result }) => ({
  name: `helmet-without-${method}`,
  file: HELMET,
  text: `${method} {`,
  replacement: `${method} {\n    return ${result};`,
}));

/** Compares all tags of two renders before it renders: more code (0.7 KB, gzip) than it saves work. */
export const helmetWithoutComparison: LibraryChange = {
  name: 'helmet-without-comparison',
  file: HELMET,
  text: 'return !fastCompare(without(this.props, "helmetData"), without(nextProps, "helmetData"));',
  replacement: 'return true;',
};

const ofToolkit = (name: string, text: string, replacement: string): LibraryChange => ({
  name: `toolkit-without-${name}`,
  file: /\/@reduxjs\/toolkit\/dist\/redux-toolkit\.modern\.mjs$/,
  text,
  replacement,
});

/** Removes what no slice of visitors uses. */
export const toolkitWithoutExtras: readonly LibraryChange[] = [
  // Updates are grouped for actions that ask for it, which are those of RTK Query alone.
  ofToolkit('batching', 'if (autoBatch) enhancerArray.push', 'if (false) enhancerArray.push'),
  ofToolkit(
    'reducers-by-function',
    'typeof options.reducers === "function" ? options.reducers(buildReducerCreators()) : options.reducers',
    'options.reducers',
  ),
  ofToolkit(
    'thunks-in-slices',
    'if (isAsyncThunkSliceReducerDefinition(reducerDefinition)) handleThunk',
    'if (false) handleThunk',
  ),
];

/**
 * `getAuth()` brings what signing in through a pop-up needs, and on phones and in Safari fetches
 * Google's script for it at once, which the Content-Security-Policy refuses. Staff sign in by
 * e-mail and password, so it is left out. `initializeAuth()` would leave it out too, and with it
 * the token sync, which is in `getAuth()` alone.
 */
export const authWithoutPopups: LibraryChange = {
  name: 'auth-without-popups',
  file: /\/@firebase\/auth\/dist\/esm\/index-[^/]+\.js$/,
  text: 'popupRedirectResolver: browserPopupRedirectResolver,',
  replacement: '',
};

/**
 * Counts on which days the SDK was used, and opens IndexedDB for it before the first read. Only
 * products that visitors have not, such as Auth, send it to Google; the SDK asks for it as optional.
 */
export const appWithoutUsageCounts: LibraryChange = {
  name: 'app-without-usage-counts',
  file: /\/@firebase\/app\/dist\/esm\/index\.esm\.js$/,
  text: `_registerComponent(new Component('heartbeat', container => new HeartbeatServiceImpl(container), "PRIVATE" /* ComponentType.PRIVATE */));`,
  replacement: '',
};

const ofFirestore = (name: string, text: string, replacement: string): LibraryChange => ({
  name: `firestore-without-${name}`,
  file: /\/@firebase\/firestore\/dist\/lite\/common-[^/]+\.esm\.js$/,
  text,
  replacement,
});

/**
 * Ids such as `__id7__` are compared as whole numbers of 64 bits, for which the SDK brings a library of
 * Google's (3.5 KB, gzip). Every browser has such numbers today.
 */
export const firestoreWithoutIntegers: readonly LibraryChange[] = [
  ofFirestore('integer-library', 'Integer.fromString(', 'BigInt('),
  ofFirestore(
    'integer-comparison',
    'BasePath.extractNumericId(e).compare(BasePath.extractNumericId(t))',
    '__PRIVATE_primitiveComparator(BasePath.extractNumericId(e), BasePath.extractNumericId(t))',
  ),
];

/** The fields of a query's inequalities are few: a sorted list holds them as well as a red-black tree. */
export const firestoreWithoutTrees: LibraryChange = ofFirestore(
  'trees',
  `let t = new SortedSet(Y.comparator);
            return e.filters`,
  `let fields = [], t = {
              add: (field) => (fields.some((one) => one.isEqual(field)) || fields.push(field), t),
              forEach: (work) => fields.sort(Y.comparator).forEach(work),
            };
            return e.filters`,
);

/** An account made up for tests, which no visitor has. */
export const firestoreWithoutMockUsers: LibraryChange = ofFirestore(
  'mock-users',
  'e._setSettings(_), i.mockUserToken',
  'e._setSettings(_), false',
);

/** Only the server decides whether a document matches a query: lite keeps none to ask. */
export const firestoreWithoutMatching: readonly LibraryChange[] = [
  ofFirestore(
    'comparisons',
    'return "!=" /* Operator.NOT_EQUAL */ === this.op ?',
    'return true; return "!=" /* Operator.NOT_EQUAL */ === this.op ?',
  ),
  ofFirestore(
    'searches-in-lists',
    'return void 0 !== (e.values || []).find(',
    'return true; return void 0 !== (e.values || []).find(',
  ),
  ofFirestore(
    'equality',
    'return __PRIVATE_valueEquals(this.value, e.value);',
    'return deepEqual(this.value, e.value);',
  ),
];

const ROUTER = /\/react-router\/dist\/development\/chunk-6KYCQHYJ\.mjs$/;

const ofRouter = (name: string, text: string, replacement = ''): LibraryChange => ({
  name: `router-without-${name}`,
  file: ROUTER,
  text,
  replacement,
});

/**
 * The router's package names its development build for browsers too, with its warnings. And a part
 * that nobody imports stays where it is given a name or made by a call: 1.9 KB, gzip.
 */
export const routerWithoutExtras: readonly LibraryChange[] = [
  ofRouter('warnings', 'ENABLE_DEV_WARNINGS = true', 'ENABLE_DEV_WARNINGS = false'),
  ofRouter('other-warnings', ' warning(\n', ' if (false) warning(\n'),
  ofRouter('unused-parts', 'React10.forwardRef(', '/* @__PURE__ */ React10.forwardRef('),
  ofRouter('nav-link', 'NavLink.displayName = "NavLink";'),
  ofRouter('form', 'Form.displayName = "Form";'),
  ofRouter('scroll-restoration', 'ScrollRestoration.displayName = "ScrollRestoration";'),
  ofRouter('prefetching', 'return shouldPrefetch && !isAbsolute ?', 'return false ?'),
  ofRouter(
    'prefetch-handlers',
    '= usePrefetchBehavior(',
    '= ((_prefetch, _rest) => [false, null, {}])(',
  ),
  ofRouter('view-transitions', 'useViewTransitionState(path) && viewTransition === true', 'false'),
  ofRouter(
    'route-errors',
    'return dataRouterState && (match.route.ErrorBoundary',
    'return false && (match.route.ErrorBoundary',
  ),
  ofRouter(
    'loaders',
    'let dataRouterState = dataRouterOpts?.state;',
    'const dataRouterState = void 0;',
  ),
  ofRouter(
    'stable-navigation',
    'return isDataRoute ? useNavigateStable() : useNavigateUnstable();',
    'return useNavigateUnstable();',
  ),
  ofRouter('other-locations', 'if (locationArg', 'if (false'),
  ofRouter('data-routes', 'React3.memo(DataRoutes2)', '/* @__PURE__ */ React3.memo(DataRoutes2)'),
  ofRouter(
    'mutation-methods',
    'new Set(\n  validMutationMethodsArr',
    '/* @__PURE__ */ new Set(\n  validMutationMethodsArr',
  ),
  ofRouter(
    'request-methods',
    'new Set(validRequestMethodsArr)',
    '/* @__PURE__ */ new Set(validRequestMethodsArr)',
  ),
  ofRouter('error-boundary', 'RenderErrorBoundary.contextType = RSCRouterContext;'),
  ofRouter('history-router', 'HistoryRouter.displayName = "unstable_HistoryRouter";'),
];

/**
 * Style sheets of code that comes later go behind all others, also those in the body. In the head, in
 * front of them, each made the browser look up its fonts anew and lay out the whole page: 20 ms on two
 * cores, four times that on a phone.
 */
export const sheetsBehindOthers: LibraryChange = {
  name: 'sheets-behind-others',
  file: /vite\/preload-helper\.js$/,
  text: 'document.head.appendChild(link)',
  replacement: 'document.body.appendChild(link)',
};
