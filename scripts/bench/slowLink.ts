/*
 * Simulates a slow network between a browser and local servers. Unlike the throttling in the
 * developer tools, it also simulates the round trips of each new connection, and a bandwidth that
 * all connections share.
 */
import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { pipeline, Transform } from 'node:stream';
import { host } from '../local.ts';

export interface LinkSpeed {
  /** Bits per second towards the browser. */
  down: number;
  /** Bits per second towards the servers. */
  up: number;
  /** Round-trip time in milliseconds. */
  roundTrip: number;
}

/**
 * Maximum number of queued bytes per connection. While the queue is longer, the sender has to wait.
 */
const MAX_QUEUED_BYTES = 64 * 1024;
/** Number of bytes in a packet. The connections send one packet each in turn. */
const PACKET_BYTES = 1460;

/** Sends a number of bytes over the link. Resolves when the bytes have arrived. */
type Direction = (bytes: number) => Promise<void>;

/**
 * Creates one direction of the link. Packets are sent one after another. Each packet arrives half a
 * round trip after it was sent.
 */
function createDirection(bitsPerSecond: number, delay: number): Direction {
  let free = 0;
  return (bytes) => {
    free = Math.max(performance.now(), free) + (bytes * 8000) / bitsPerSecond;
    const arrival = free + delay;
    return new Promise((arrived) => setTimeout(arrived, Math.max(0, arrival - performance.now())));
  };
}

/**
 * Starts a server on a port of this machine. The server does not keep the process running.
 * @param wanted the port, or 0 for any free port
 * @returns the port
 */
export async function listenOn(server: Server, wanted: number): Promise<number> {
  server.listen(wanted, host).unref();
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : wanted;
}

/**
 * Returns a stream that delays the data of one connection. The stream sends no data before the
 * connection is open.
 */
function createDelayedStream(direction: Direction, opens: Promise<void>): Transform {
  let queued = 0;
  let arrived = opens;
  let resumeSender: (() => void) | undefined;
  const resumeBelow = (most: number) => {
    if (queued > most) return;
    const resume = resumeSender;
    resumeSender = undefined;
    resume?.();
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      void opens.then(() => {
        for (let start = 0; start < chunk.length; start += PACKET_BYTES) {
          const packet = chunk.subarray(start, start + PACKET_BYTES);
          queued += packet.length;
          arrived = Promise.all([arrived, direction(packet.length)]).then(() => {
            this.push(packet);
            queued -= packet.length;
            resumeBelow(MAX_QUEUED_BYTES / 2);
          });
        }
        resumeSender = done;
        resumeBelow(MAX_QUEUED_BYTES);
      });
    },
    flush(ignoreError) {
      void arrived.then(() => ignoreError());
    },
  });
}

/** Creates a link. All connections through the link share its speed. */
export function createSlowLink({ down, up, roundTrip }: LinkSpeed) {
  const towardsBrowser = createDirection(down, roundTrip / 2);
  const towardsServers = createDirection(up, roundTrip / 2);
  const listeners: Server[] = [];
  const sockets = new Set<Socket>();
  /** Closes all connections, as a browser does between two visits. */
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    /**
     * Opens a port in front of a local server.
     * @param wanted the port to open, or 0 for any free port
     * @param to port of the local server
     * @param roundTrips number of round trips that a new connection waits before its first byte:
     * one each for DNS, TCP and TLS. If the server itself uses TLS, do not count TLS, because its
     * handshake goes through the slow link anyway.
     * @returns the opened port
     */
    open(wanted: number, to: number, roundTrips: number): Promise<number> {
      const listener = createServer({ allowHalfOpen: true }, (browser) => {
        const server = connect({ host, port: to, allowHalfOpen: true });
        for (const socket of [browser, server]) {
          sockets.add(socket);
          socket.setNoDelay(true);
          socket.on('close', () => sockets.delete(socket));
        }
        const opens = new Promise<void>((resolve) => setTimeout(resolve, roundTrips * roundTrip));
        // Either side may close a connection at any time, so errors are ignored.
        const ended = () => undefined;
        pipeline(browser, createDelayedStream(towardsServers, opens), server, ended);
        pipeline(server, createDelayedStream(towardsBrowser, opens), browser, ended);
      });
      listeners.push(listener);
      return listenOn(listener, wanted);
    },
    hangUp,
    async stop() {
      hangUp();
      await Promise.all(
        listeners.map((listener) => new Promise((closed) => listener.close(closed))),
      );
    },
  };
}
export type SlowLink = ReturnType<typeof createSlowLink>;
