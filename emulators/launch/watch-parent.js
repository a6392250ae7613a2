/*
 * Loaded into firebase-tools before its own code. If the process that started it dies without
 * saying so (kill -9, a closed terminal), the suite ends as on Ctrl-C instead of staying behind.
 */
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGINT');
}, 1_000).unref();
