/*
 * Changes to libraries as they are built into the site: a text each, where no setting of the
 * library does the same. An update that has another text there ends the build, with the name of the
 * change. Then look for the new text, or delete the change if what it buys is worth less than that.
 */
import type { Plugin } from 'vite';

/** A change: its name, the end of the file's path, the text that is there, and what takes its place. */
type LibraryChange = { file: RegExp } & Record<'name' | 'text' | 'replacement', string>;

/** Replaces a piece of a library's code in the build, which fails where no file has it. */
export function changeLibrary(change: LibraryChange): Plugin {
  const { name, file, text } = change;
  let changed = false;
  return {
    name,
    apply: 'build',
    // The filter spares the build a call for each module of all.
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

/** In the staff's bundle. */
export const staffChanges: readonly LibraryChange[] = [
  // `getAuth()` brings what signing in through a pop-up needs, and on phones and in Safari fetches Google's script
  // for it at once, which the Content-Security-Policy refuses. Staff sign in by e-mail and password, so it is left
  // out. `initializeAuth()` would leave it out too, and with it the token sync, which is in `getAuth()` alone.
  // Without this change staff see no difference, but each visit of theirs reports a violation of the policy.
  {
    name: 'auth-without-popups',
    file: /\/@firebase\/auth\/dist\/esm\/index-[^/]+\.js$/,
    text: 'popupRedirectResolver: browserPopupRedirectResolver,',
    replacement: '',
  },
];

/** In the visitors' bundle. */
export const visitorsChanges: readonly LibraryChange[] = [
  // Keeps in IndexedDB on which days a visitor used the SDK, and opens it before the first read. Only products that
  // visitors have not, such as Auth, send it to Google; the SDK asks for it as optional. Without this change each
  // visitor's device keeps these days, and the code is larger.
  {
    name: 'app-without-usage-counts',
    file: /\/@firebase\/app\/dist\/esm\/index\.esm\.js$/,
    text: `_registerComponent(new Component('heartbeat', container => new HeartbeatServiceImpl(container), "PRIVATE" /* ComponentType.PRIVATE */));`,
    replacement: '',
  },
  // react-helmet-async asks at run time whether React is 19 or older, so its code for older versions is never left
  // out: 1.5 KB, gzip. React is 19 here.
  {
    name: 'helmet-for-react-19',
    file: /\/react-helmet-async\/lib\/index\.esm\.js$/,
    text: 'if (isReact19)',
    replacement: 'if (true)',
  },
  // `<Helmet helmetData>` is for servers without a provider, and nobody here passes it. Its code writes tags as
  // text, which React 19 does by itself: 1.3 KB, gzip.
  {
    name: 'helmet-without-data',
    file: /\/react-helmet-async\/lib\/index\.esm\.js$/,
    text: 'if (helmetData && !(helmetData instanceof HelmetData))',
    replacement: 'if (false)',
  },
  // No form is sent by the router, whose `Form` stays in a bundle even where nobody names it. 1.2 KB, gzip.
  {
    name: 'router-without-forms',
    file: /\/react-router\/dist\/production\/chunk-[^/]+\.mjs$/,
    text: 'var Form = React10.forwardRef(',
    replacement: 'var Form = (',
  },
  // Links fetch nothing in advance here: `prefetch` is for the router's framework. 1.4 KB, gzip.
  {
    name: 'router-without-prefetching',
    file: /\/react-router\/dist\/production\/chunk-[^/]+\.mjs$/,
    text: 'return shouldPrefetch && !isAbsolute ?',
    replacement: 'return false ?',
  },
];
