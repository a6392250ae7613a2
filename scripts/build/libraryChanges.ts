/*
 * Changes to the code of libraries, for behaviour that the libraries cannot configure. Each change
 * replaces a piece of code. If an updated library no longer contains this code, the build fails and
 * names the change. In that case, find the new code, or delete the change if it saves too little.
 */
import type { Plugin } from 'vite';

/**
 * Describes a change to a library: `replacement` replaces `text` in the file whose path matches
 * `file`.
 */
type LibraryChange = { file: RegExp } & Record<'name' | 'text' | 'replacement', string>;

/**
 * Returns a plugin that replaces a text in a library's code. The build fails if no file of the
 * library contains the text.
 */
export function changeLibrary(change: LibraryChange): Plugin {
  const { name, file, text } = change;
  let changed = false;
  return {
    name,
    apply: 'build',
    // With this filter, Rolldown calls the plugin only for matching modules.
    transform: {
      filter: { id: file },
      handler(code) {
        if (!code.includes(text)) return null;
        changed = true;
        return { code: code.replaceAll(text, change.replacement), map: null };
      },
    },
    generateBundle() {
      if (!changed) this.error(`No file ${String(file)} has '${text}': see ${name}`);
    },
  };
}

export const staffChanges: readonly LibraryChange[] = [
  // `getAuth()` includes the code for signing in through a pop-up. On phones and in Safari, this
  // code immediately loads a script from Google, and the Content-Security-Policy blocks the script.
  // Staff sign in by e-mail and password, so they do not need a pop-up. Without this change, every
  // visit of staff reports a violation of the policy, but staff do not notice a difference.
  // `initializeAuth()` does not include this code either, but it lacks the token sync. Delete this
  // change when `initializeAuth()` has the token sync.
  {
    name: 'auth-without-popups',
    file: /\/@firebase\/auth\/dist\/esm\/index-[^/]+\.js$/,
    text: 'popupRedirectResolver: browserPopupRedirectResolver,',
    replacement: '',
  },
];

export const visitorsChanges: readonly LibraryChange[] = [
  // Before its first read, the SDK opens IndexedDB and stores the day of the visit there. Only
  // products that visitors do not load, such as Auth, send the stored days to Google. The SDK also
  // works without the component that stores the days. Without this change, each visitor's browser
  // stores the days, and the code is larger. Delete this change when `initializeApp()` has an
  // option for it.
  {
    name: 'app-without-usage-counts',
    file: /\/@firebase\/app\/dist\/esm\/index\.esm\.js$/,
    text: `_registerComponent(new Component('heartbeat', container => new HeartbeatServiceImpl(container), "PRIVATE" /* ComponentType.PRIVATE */));`,
    replacement: '',
  },
  // react-helmet-async checks the version of React at run time, so the bundle always includes its
  // code for versions before 19 (1.5 KB, gzip). Delete this change when the library drops React 18.
  {
    name: 'helmet-for-react-19',
    file: /\/react-helmet-async\/lib\/index\.esm\.js$/,
    text: 'if (isReact19)',
    replacement: 'if (true)',
  },
  // `<Helmet helmetData>` is for servers without a provider, and the site does not use it. Its code
  // renders tags as text (1.3 KB, gzip), which React 19 does itself. Delete this change when the
  // library drops React 18.
  {
    name: 'helmet-without-data',
    file: /\/react-helmet-async\/lib\/index\.esm\.js$/,
    text: 'if (helmetData && !(helmetData instanceof HelmetData))',
    replacement: 'if (false)',
  },
  // The site does not use the router's `Form`, but the bundle includes its code anyway (1.2 KB,
  // gzip). Delete this change when the router's production build can be tree-shaken.
  {
    name: 'router-without-forms',
    file: /\/react-router\/dist\/production\/chunk-[^/]+\.mjs$/,
    text: 'var Form = React10.forwardRef(',
    replacement: 'var Form = (',
  },
  // The site's links do not prefetch, because `prefetch` is for the router's framework mode.
  // Without its code, the bundle is 1.4 KB smaller (gzip). Delete this change when the router
  // exports a link without `prefetch`.
  {
    name: 'router-without-prefetching',
    file: /\/react-router\/dist\/production\/chunk-[^/]+\.mjs$/,
    text: 'return shouldPrefetch && !isAbsolute ?',
    replacement: 'return false ?',
  },
  // The site's routes have no loaders. Therefore the router needs no code that renders errors of
  // loaders (0.8 KB, gzip) or navigates with a data router (0.1 KB). Delete both changes when the
  // router's production build can be tree-shaken.
  {
    name: 'router-without-loaders',
    file: /\/react-router\/dist\/production\/chunk-[^/]+\.mjs$/,
    text: 'let dataRouterState = dataRouterOpts?.state;',
    replacement: 'let dataRouterState;',
  },
  {
    name: 'router-without-data-router',
    file: /\/react-router\/dist\/production\/chunk-[^/]+\.mjs$/,
    text: 'return isDataRoute ? useNavigateStable() : useNavigateUnstable();',
    replacement: 'return useNavigateUnstable();',
  },
];
