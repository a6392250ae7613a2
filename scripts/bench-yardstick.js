/*
 * `node bench-yardstick.js PORT`: a bare HTTP server that keeps a Map of bodies and answers with
 * one: no rules, no checks, no queries. As fast as a server in this language can be.
 */
import { createServer } from 'node:http';

const bodies = new Map();
let count = 0;
createServer((incoming, response) => {
  const chunks = [];
  incoming.on('data', (chunk) => chunks.push(chunk));
  incoming.on('end', () => {
    const text = Buffer.concat(chunks).toString() || '{}';
    const json = JSON.parse(text);
    count = (count + 1) % 5000;
    bodies.set(count, text);
    response.end(JSON.stringify(json));
  });
}).listen(Number(process.argv[2]), '127.0.0.1');
