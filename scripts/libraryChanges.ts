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
    transform(code, id) {
      if (!file.test(id)) return null;
      if (!code.includes(text)) this.error(`${id} no longer has '${text}': see ${name}`);
      changed = true;
      return { code: code.replaceAll(text, replacement), map: null };
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
  ofRouter('unused-parts', 'React10.forwardRef(', '/* @__PURE__ */ React10.forwardRef('),
  ofRouter('nav-link', 'NavLink.displayName = "NavLink";'),
  ofRouter('form', 'Form.displayName = "Form";'),
  ofRouter('scroll-restoration', 'ScrollRestoration.displayName = "ScrollRestoration";'),
  ofRouter('history-router', 'HistoryRouter.displayName = "unstable_HistoryRouter";'),
];
