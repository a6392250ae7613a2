const LOCAL_HOSTS = ['localhost', '127.0.0.1', '::1'];

/**
 * Returns NO_PROXY with localhost added, so that requests to the emulators bypass a configured
 * proxy. Some programs read `NO_PROXY` and others `no_proxy`.
 */
export function createNoProxyEnv(env: NodeJS.ProcessEnv): { NO_PROXY: string; no_proxy: string } {
  const current = (env['no_proxy'] ?? env['NO_PROXY'] ?? '').split(/[\s,]+/).filter(Boolean);
  const all = [...new Set([...current, ...LOCAL_HOSTS])].join(',');
  return { NO_PROXY: all, no_proxy: all };
}
