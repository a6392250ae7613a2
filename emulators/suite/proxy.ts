import { replace, type Dispatcher, type Load } from './firebaseTools.ts';

/**
 * firebase-tools sends every call through the proxy that the environment names, those to its own
 * emulators too, and knows no NO_PROXY. Calls to this machine go straight; the others as before.
 */
export function callThisMachineDirectly(load: Load): void {
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
          if (isThisMachine(options.origin)) return direct.dispatch(options, handler);
          // Made when it is needed, and once: an address that makes no sense stops nothing else.
          const proxy = proxies.get(this.#options.uri) ?? new ProxyAgent(this.#options);
          proxies.set(this.#options.uri, proxy);
          return proxy.dispatch(options, handler);
        }
      },
  );
}

function isThisMachine(origin: string | URL | undefined): boolean {
  if (origin === undefined) return false;
  const { hostname } = new URL(origin);
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
