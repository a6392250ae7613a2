/*
 * Changes to the code of libraries that have no setting for the purpose. Each change replaces one
 * piece of code. If an update of a library no longer contains that code, the build fails with the
 * name of the change. Then find the new code, or delete the change if it saves too little.
 */
import type { Plugin } from 'vite';

/** `file` matches the path of the changed file. */
type LibraryChange = { file: RegExp } & Record<'name' | 'text' | 'replacement', string>;

/** Replaces a text in a library's code. The build fails if no file has the text. */
export function changeLibrary(change: LibraryChange): Plugin {
  const { name, file, text } = change;
  let changed = false;
  return {
    name,
    apply: 'build',
    // With the filter, Rolldown calls this for matching modules only.
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
  // `getAuth()` includes the code for signing in through a pop-up. On phones and in Safari, that
  // code loads a script from Google at once, and the Content-Security-Policy blocks the script.
  // Staff sign in by e-mail and password, so they do not need a pop-up. Without this change, staff
  // see no difference, but each of their visits reports a violation of the policy.
  // `initializeAuth()` could leave the code out too, but it lacks the token sync. This change can
  // go once `initializeAuth()` has the token sync.
  {
    name: 'auth-without-popups',
    file: /\/@firebase\/auth\/dist\/esm\/index-[^/]+\.js$/,
    text: 'popupRedirectResolver: browserPopupRedirectResolver,',
    replacement: '',
  },
];

export const visitorsChanges: readonly LibraryChange[] = [
  // The SDK stores in IndexedDB on which days a visitor used it, and opens IndexedDB before the
  // first read. Only products that visitors do not load, such as Auth, send these days to Google.
  // The SDK treats this component as optional. Without this change each visitor's device stores
  // these days, and the code is larger. This can go once `initializeApp()` has an option for it.
  {
    name: 'app-without-usage-counts',
    file: /\/@firebase\/app\/dist\/esm\/index\.esm\.js$/,
    text: `_registerComponent(new Component('heartbeat', container => new HeartbeatServiceImpl(container), "PRIVATE" /* ComponentType.PRIVATE */));`,
    replacement: '',
  },
  // react-helmet-async checks at run time whether React is 19 or older, so its code for older
  // versions is never left out (1.5 KB, gzip). This can go once the library drops React 18.
  {
    name: 'helmet-for-react-19',
    file: /\/react-helmet-async\/lib\/index\.esm\.js$/,
    text: 'if (isReact19)',
    replacement: 'if (true)',
  },
  // `<Helmet helmetData>` is for servers without a provider, and nobody here passes it. Its code
  // writes tags as text, which React 19 does itself (1.3 KB, gzip). This can go once the library
  // drops React 18.
  {
    name: 'helmet-without-data',
    file: /\/react-helmet-async\/lib\/index\.esm\.js$/,
    text: 'if (helmetData && !(helmetData instanceof HelmetData))',
    replacement: 'if (false)',
  },
  // The router submits no forms here, but its `Form` stays in a bundle even if nobody imports it
  // (1.2 KB, gzip). This can go once the router's production build can be tree-shaken.
  {
    name: 'router-without-forms',
    file: /\/react-router\/dist\/production\/chunk-[^/]+\.mjs$/,
    text: 'var Form = React10.forwardRef(',
    replacement: 'var Form = (',
  },
  // Links prefetch nothing here: `prefetch` is for the router's framework mode (1.4 KB, gzip). This
  // can go once the router exports a link without `prefetch`.
  {
    name: 'router-without-prefetching',
    file: /\/react-router\/dist\/production\/chunk-[^/]+\.mjs$/,
    text: 'return shouldPrefetch && !isAbsolute ?',
    replacement: 'return false ?',
  },
];
