import { replace, type Dispatcher, type Load } from './firebaseTools.ts';

/**
 * firebase-tools sends every request through the proxy of the environment, those to its own
 * emulators too, and ignores NO_PROXY. Requests to this machine bypass the proxy here.
 */
export function bypassProxyForLocalhost(load: Load): void {
  const undici = load('undici');
  const direct = new undici.Agent();
  const proxies = new Map<string, Dispatcher>();
  replace(
    undici,
    'ProxyAgent',
    (ProxyAgent) =>
      class {
        readonly #options: { uri: string };

        constructor(options: { uri: string }) {
          this.#options = options;
        }

        dispatch(options: { origin?: string | URL }, handler: unknown): boolean {
          if (isLocalhost(options.origin)) return direct.dispatch(options, handler);
          // Created lazily: an invalid address must fail only the requests that need it.
          const proxy = proxies.get(this.#options.uri) ?? new ProxyAgent(this.#options);
          proxies.set(this.#options.uri, proxy);
          return proxy.dispatch(options, handler);
        }
      },
  );
}

function isLocalhost(origin: string | URL | undefined): boolean {
  if (origin === undefined) return false;
  const { hostname } = new URL(origin);
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
