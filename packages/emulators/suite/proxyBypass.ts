import { replaceFunction, type Dispatcher, type ModuleLoader } from './firebaseTools.ts';

/**
 * Sends requests to localhost directly. firebase-tools ignores NO_PROXY and sends every request
 * through the configured proxy, even requests to its own emulators.
 */
export function bypassProxyForLocalhost(load: ModuleLoader): void {
  const undici = load('undici');
  const direct = new undici.Agent();
  const proxies = new Map<string, Dispatcher>();
  replaceFunction(
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
          // Creates the agent when it is first used. With an invalid proxy address, only requests
          // that need the proxy then fail.
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
