/*
 * Sends what goes wrong in visitors' browsers, and how fast real visits are, to an address of the
 * firm's own. Part of a build only where VITE_REPORT_URL names one. A report holds no query, no
 * typed text, no address of a person and nothing that tells two visits apart, and carries no
 * cookie. See docs/operating.md.
 */
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { CAUGHT } from '@/lib/caughtError';

/** The most reports of one page: a part that fails at each frame must not flood the address. */
export const MAX_ERRORS = 10;
/** Characters of a message; more of it might be what somebody typed. */
export const MAX_MESSAGE = 200;

interface ErrorReport {
  kind: 'error';
  message: string;
  /** The place in the site's own code: 'assets/index-abc.js:1:2345'; '' where that is unknown. */
  at: string;
}

interface ViolationReport {
  kind: 'violation';
  /** The directive of the Content-Security-Policy, such as 'img-src'. */
  directive: string;
  /** The origin that was refused, or a word such as 'inline'. */
  blocked: string;
}

interface VitalReport {
  kind: 'vital';
  name: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB';
  /** Milliseconds; of CLS a score. */
  value: number;
  rating: 'good' | 'needs-improvement' | 'poor';
}

export type Report = ErrorReport | ViolationReport | VitalReport;

/** Calls back with each vital once it is final, which most are when the page is hidden. */
export type ObserveVitals = (onVital: (vital: Omit<VitalReport, 'kind'>) => void) => void;

const observeVitals: ObserveVitals = (onVital) => {
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(onVital);
};

/** Returns the place of an error: the stack's first line in the site's own files. */
function locationIn(stack: string | undefined): string {
  const [line] = stack?.split('\n').filter((each) => each.includes(location.origin)) ?? [];
  return /(assets\/[^\s)]+)/.exec(line ?? '')?.[1] ?? '';
}

function reportOf(error: unknown): ErrorReport {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const stack = error instanceof Error ? error.stack : undefined;
  return { kind: 'error', message: text.slice(0, MAX_MESSAGE), at: locationIn(stack) };
}

interface ReportOptions {
  observe?: ObserveVitals;
  signal?: AbortSignal;
}

/**
 * Sends reports until the page is left.
 * @param url gets a POST with JSON `{ page, reports }` as text/plain, so that no question goes
 * ahead
 *   of it; its answer is not read
 */
export function startReports(url: string, options: ReportOptions = {}): void {
  const { observe = observeVitals, signal } = options;
  const until = signal === undefined ? {} : { signal };
  const pending: Report[] = [];
  let errors = 0;

  const send = () => {
    if (pending.length === 0) return;
    const body = JSON.stringify({ page: location.pathname, reports: pending.splice(0) });
    // What cannot be sent is lost: the page has better uses for a bad network.
    fetch(url, {
      method: 'POST',
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
      body,
    }).catch(() => undefined);
  };
  const report = (problem: ErrorReport | ViolationReport) => {
    errors += 1;
    if (errors > MAX_ERRORS) return;
    pending.push(problem);
    send();
  };
  const reportError = (error: unknown) => report(reportOf(error));

  addEventListener(
    'error',
    ({ error }) => {
      // Pictures and styles that fail have no error with them.
      if (error !== null && error !== undefined) reportError(error);
    },
    until,
  );
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason), until);
  addEventListener(
    CAUGHT,
    (event) => {
      if (event instanceof CustomEvent) reportError(event.detail);
    },
    until,
  );
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI }) => {
      const blocked = URL.canParse(blockedURI) ? new URL(blockedURI).origin : blockedURI;
      report({ kind: 'violation', directive: effectiveDirective, blocked });
    },
    until,
  );
  observe(({ name, value, rating }) => {
    pending.push({ kind: 'vital', name, value: Number(value.toFixed(3)), rating });
  });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') send();
    },
    until,
  );
}
