import js from '@eslint/js';
import globals from 'globals';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import vitest from '@vitest/eslint-plugin';

/*
 * Imports go one way: lib, content <- browser <- firebase, ui <- features/* <- pages <- app.
 * See docs/architecture.md. Files reach another folder of src through the alias '@/', their own
 * through a relative path.
 */
const layer = (name) => `^(@/|(\\.\\./)+)${name}(/|$)`;
const FEATURES = '(market|equity|resources|news|changes|auth|enquiries)';
const ABOVE = '(features|pages|app)';

const FULL_FIRESTORE = {
  regex: '^firebase/firestore$',
  message: 'Use firebase/firestore/lite: see docs/decisions/0001-firestore-lite.md.',
};
const STAFF_ONLY = {
  regex: '(^firebase/(auth|storage)$|^@dnd-kit/|/(admin|firebase/staff)(/|$))',
  message: 'Visitors never download staff code.',
};
const NO_SDK = {
  regex: '^firebase/',
  message: 'Firebase is reached from src/firebase and from the thunks of features alone.',
};
const no = (name, message) => ({ regex: layer(name), message });
const OTHER_FEATURES = {
  regex: `(^@/features/|^(\\.\\./)+${FEATURES}/)`,
  message: 'Features do not import each other; within a feature use a relative path.',
};
// The store's types and hooks are the one thing features take from app, each part those of its own.
const APP_BUT_HOOKS = {
  regex: '^@/app/(?!hooks$)',
  message: "Features take only the typed hooks of the visitors' store from app.",
};
const APP_BUT_STAFF_HOOKS = {
  regex: '^@/app/(?!admin/hooks$)',
  message: "Staff parts take only the typed hooks of the staff's store from app.",
};

const direction = (files, patterns) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns: [FULL_FIRESTORE, ...patterns] }] },
});

export default tseslint.config(
  { ignores: ['**/dist', 'node_modules', '.local', 'public', 'test-results', 'playwright-report'] },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      globals: { ...globals.node, ...globals.browser },
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'no-console': ['error', { allow: ['warn', 'error'] }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'MemberExpression[property.name="pathname"] > NewExpression:has(MetaProperty)',
          message: 'A folder may hold a space or an accent: use fileURLToPath().',
        },
      ],
    },
  },
  {
    files: ['scripts/**', 'emulators/**', 'relay/**', 'seed/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'tests/**/*.tsx'],
    ...jsxA11y.flatConfigs.recommended,
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { ...reactHooks.configs.recommended.rules },
  },
  direction(['src/**/*.{ts,tsx}'], []),
  direction(
    ['src/lib/**', 'src/content/**'],
    [no(`(browser|firebase|ui|${ABOVE})`, 'lib and content import nothing above them.'), NO_SDK],
  ),
  {
    files: ['src/lib/**', 'src/content/**'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['window', 'document', 'navigator', 'localStorage', 'sessionStorage', 'fetch'].map(
          (name) => ({ name, message: 'lib is pure: what the browser keeps is in src/browser.' }),
        ),
      ],
    },
  },
  // The SDK's own value types are compared there.
  direction(['src/lib/sameData.test.ts'], []),
  direction(
    ['src/browser/**'],
    [no(`(firebase|ui|${ABOVE})`, 'browser imports only lib and content.'), NO_SDK],
  ),
  direction(
    ['src/firebase/**'],
    [no(`(ui|${ABOVE})`, 'firebase imports only lib, content and browser.'), STAFF_ONLY],
  ),
  direction(
    ['src/firebase/staff/**'],
    [no(`(ui|${ABOVE})`, 'firebase imports only lib, content and browser.')],
  ),
  direction(
    ['src/ui/**'],
    [no(`(firebase|${ABOVE})`, 'ui imports only lib, content and browser.'), NO_SDK, STAFF_ONLY],
  ),
  direction(
    ['src/ui/admin/**'],
    [no(`(firebase|${ABOVE})`, 'ui imports only lib, content and browser.'), NO_SDK],
  ),
  direction(
    ['src/features/**'],
    [OTHER_FEATURES, APP_BUT_HOOKS, no('pages', 'Features know no page.'), STAFF_ONLY],
  ),
  direction(
    ['src/features/*/admin/**', 'src/features/auth/**'],
    [OTHER_FEATURES, APP_BUT_STAFF_HOOKS, no('pages', 'Features know no page.')],
  ),
  // Tests make a store of their own.
  direction(
    ['src/features/**/*.test.{ts,tsx}'],
    [OTHER_FEATURES, no('pages', 'Features know no page.')],
  ),
  direction(['src/pages/**'], [no('app', 'Pages know no app.'), STAFF_ONLY]),
  direction(['src/pages/*/*.test.tsx'], [STAFF_ONLY]),
  direction(['src/pages/admin/**'], [no('app', 'Pages know no app.')]),
  // A page that puts the thunks of several features together.
  direction(['src/pages/admin/tonight/**'], [APP_BUT_STAFF_HOOKS]),
  direction(['src/app/**', 'src/*.{ts,tsx}'], [STAFF_ONLY]),
  // Tests of both documents stand directly in app.
  direction(['src/app/admin/**', 'src/admin.tsx', 'src/app/*.test.{ts,tsx}'], []),
  {
    files: ['**/*.test.{ts,tsx}', 'tests/e2e/**'],
    plugins: { vitest },
    // The browser tests take Playwright's `test` from there.
    settings: { vitest: { vitestImports: [/\/helpers\/page$/] } },
    rules: {
      ...vitest.configs.recommended.rules,
      // Waiting for an element fails where it does not come, and a property where it does not hold.
      'vitest/expect-expect': [
        'error',
        { assertFunctionNames: ['expect', 'expect*', '**.findBy*', 'fc.assert'] },
      ],
      'vitest/no-standalone-expect': [
        'error',
        { additionalTestBlockFunctions: ['beforeAll', 'beforeEach', 'afterEach', 'afterAll'] },
      ],
      'vitest/valid-expect': ['error', { maxArgs: 2 }],
      // Conditions narrow types here; the other branch throws or is a case of its own.
      'vitest/no-conditional-expect': 'off',
    },
  },
  {
    files: ['**/*.js'],
    ...tseslint.configs.disableTypeChecked,
  },
);
