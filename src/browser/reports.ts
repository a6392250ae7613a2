/*
 * Sends errors and performance measurements from visitors' browsers to the URL in VITE_REPORT_URL.
 * Builds without this variable do not contain this code. A report contains no query string, no
 * typed text, no cookie, and nothing that identifies a person or a visit. See docs/operating.md.
 */
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { CAUGHT_ERROR_EVENT } from '@/lib/caughtError';

/**
 * The maximum number of errors that a page reports. A component that fails in each frame must not
 * flood the server.
 */
export const MAX_ERRORS = 10;
/** The maximum length of an error message. A longer message might contain typed text. */
export const MAX_MESSAGE_LENGTH = 200;

interface ErrorReport {
  kind: 'error';
  message: string;
  /** The position in the site's code: 'assets/index-abc.js:1:2345'; '' if unknown. */
  at: string;
}

interface ViolationReport {
  kind: 'violation';
  /** The directive of the Content-Security-Policy, such as 'img-src'. */
  directive: string;
  /** The blocked origin, or a keyword such as 'inline'. */
  blocked: string;
}

interface VitalReport {
  kind: 'vital';
  name: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB';
  /** The measurement in ms. CLS is a score without a unit. */
  value: number;
  rating: 'good' | 'needs-improvement' | 'poor';
}

export type Report = ErrorReport | ViolationReport | VitalReport;

/**
 * Calls `onVital` with each web vital once its value is final. Most values are final when the page
 * is hidden.
 */
export type ObserveVitals = (onVital: (vital: Omit<VitalReport, 'kind'>) => void) => void;

const observeVitals: ObserveVitals = (onVital) => {
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(onVital);
};

/**
 * Returns the code position of an error, such as 'assets/index-abc.js:1:2345'; '' if no line of the
 * stack is in the site's files.
 */
function findLocation(stack: string | undefined): string {
  const [line] = stack?.split('\n').filter((each) => each.includes(location.origin)) ?? [];
  return /(assets\/[^\s)]+)/.exec(line ?? '')?.[1] ?? '';
}

function toErrorReport(error: unknown): ErrorReport {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const stack = error instanceof Error ? error.stack : undefined;
  return { kind: 'error', message: text.slice(0, MAX_MESSAGE_LENGTH), at: findLocation(stack) };
}

interface ReportOptions {
  observe?: ObserveVitals;
  signal?: AbortSignal;
}

/**
 * Sends reports until the user leaves the page.
 * @param url the address for POST requests with the JSON `{ page, reports }`. They are sent as
 * text/plain, which needs no preflight request. Responses are not read.
 */
export function startReports(url: string, options: ReportOptions = {}): void {
  const { observe = observeVitals, signal } = options;
  const until = signal === undefined ? {} : { signal };
  const pending: Report[] = [];
  let errors = 0;

  const sendReports = () => {
    if (pending.length === 0) return;
    const body = JSON.stringify({ page: location.pathname, reports: pending.splice(0) });
    // A report that cannot be sent is lost. Retries would slow down other requests on a bad
    // network.
    fetch(url, {
      method: 'POST',
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
      body,
    }).catch(() => undefined);
  };
  const addReport = (problem: ErrorReport | ViolationReport) => {
    errors += 1;
    if (errors > MAX_ERRORS) return;
    pending.push(problem);
    sendReports();
  };
  const reportError = (error: unknown) => addReport(toErrorReport(error));

  addEventListener(
    'error',
    ({ error }) => {
      // Error events for failed images and style sheets have no error object.
      if (error !== null && error !== undefined) reportError(error);
    },
    until,
  );
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason), until);
  addEventListener(
    CAUGHT_ERROR_EVENT,
    (event) => {
      if (event instanceof CustomEvent) reportError(event.detail);
    },
    until,
  );
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI }) => {
      const blocked = URL.canParse(blockedURI) ? new URL(blockedURI).origin : blockedURI;
      addReport({ kind: 'violation', directive: effectiveDirective, blocked });
    },
    until,
  );
  observe(({ name, value, rating }) => {
    pending.push({ kind: 'vital', name, value: Number(value.toFixed(3)), rating });
  });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') sendReports();
    },
    until,
  );
}
