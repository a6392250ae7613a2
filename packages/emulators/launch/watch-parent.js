/*
 * Stops firebase-tools when its parent process is gone (kill -9, a closed terminal), as Ctrl-C
 * does. firebase-tools loads this module before its own code.
 */
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGINT');
}, 1_000).unref();
