/*
 * Stops firebase-tools, as Ctrl-C does, when its parent process is gone, for example after `kill
 * -9`. firebase-tools loads this module before its own code.
 */
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGINT');
}, 1_000).unref();
