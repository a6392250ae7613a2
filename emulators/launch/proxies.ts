const THIS_MACHINE = ['localhost', '127.0.0.1', '::1'];

/**
 * What to add to an environment so that calls to this machine go past the proxy that it may name.
 * Node, npm's tools and most programs take it from NO_PROXY, in capitals or not.
 */
export function pastProxies(env: NodeJS.ProcessEnv): { NO_PROXY: string; no_proxy: string } {
  const known = (env['no_proxy'] ?? env['NO_PROXY'] ?? '').split(/[\s,]+/).filter(Boolean);
  const all = [...new Set([...known, ...THIS_MACHINE])].join(',');
  return { NO_PROXY: all, no_proxy: all };
}
