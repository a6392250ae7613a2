/*
 * Loaded into firebase-tools before its own code. When its parent process is gone (kill -9, a
 * closed terminal), the suite stops as it does on Ctrl-C.
 */
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGINT');
}, 1_000).unref();
