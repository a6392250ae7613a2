const LOCAL_HOSTS = ['localhost', '127.0.0.1', '::1'];

/**
 * NO_PROXY with this machine added, so that calls to the emulators do not go to the proxy that the
 * environment may name. Node, npm's tools and most programs read it, in capitals or not.
 */
export function noProxyEnv(env: NodeJS.ProcessEnv): { NO_PROXY: string; no_proxy: string } {
  const known = (env['no_proxy'] ?? env['NO_PROXY'] ?? '').split(/[\s,]+/).filter(Boolean);
  const all = [...new Set([...known, ...LOCAL_HOSTS])].join(',');
  return { NO_PROXY: all, no_proxy: all };
}
