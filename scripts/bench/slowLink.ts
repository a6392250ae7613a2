/*
 * A slow network between a browser and local servers, so that what is measured includes what the
 * throttling of the developer tools leaves out: the round trips that each new connection begins
 * with, and the one link that all connections share.
 */
import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { pipeline, Transform } from 'node:stream';
import { host } from '../local.ts';

export interface LinkSpeed {
  /** Bits a second towards the browser. */
  down: number;
  /** Bits a second towards the servers. */
  up: number;
  /** Milliseconds there and back. */
  roundTrip: number;
}

/** The link queues so much of one connection before its sender has to wait, in bytes. */
const QUEUE = 64 * 1024;
/** The size of a packet: connections take turns by packets. */
const PACKET = 1460;

/** Sends so many bytes now; resolves when they have arrived. */
type Lane = (bytes: number) => Promise<void>;

/**
 * One direction of the link: packets leave one after another, and arrive half a round trip later.
 */
function laneOf(bitsPerSecond: number, delay: number): Lane {
  let free = 0;
  return (bytes) => {
    free = Math.max(performance.now(), free) + (bytes * 8000) / bitsPerSecond;
    const arrival = free + delay;
    return new Promise((arrived) => setTimeout(arrived, Math.max(0, arrival - performance.now())));
  };
}

/**
 * Starts a server on a port of this machine, any for 0; resolves with the port. Alone it keeps no
 * process going.
 */
export async function listening(server: Server, wanted: number): Promise<number> {
  server.listen(wanted, host).unref();
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : wanted;
}

/** Returns the stream of one connection along a lane, which flows once the connection is open. */
function carriedBy(lane: Lane, opens: Promise<void>): Transform {
  let queued = 0;
  let arrived = opens;
  let wait: (() => void) | undefined;
  const goOnFrom = (most: number) => {
    if (queued > most) return;
    const goOn = wait;
    wait = undefined;
    goOn?.();
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, taken) {
      void opens.then(() => {
        for (let start = 0; start < chunk.length; start += PACKET) {
          const packet = chunk.subarray(start, start + PACKET);
          queued += packet.length;
          arrived = Promise.all([arrived, lane(packet.length)]).then(() => {
            this.push(packet);
            queued -= packet.length;
            goOnFrom(QUEUE / 2);
          });
        }
        wait = taken;
        goOnFrom(QUEUE);
      });
    },
    flush(ended) {
      void arrived.then(() => ended());
    },
  });
}

/** A link of this speed, which all its doors share. */
export function slowLink({ down, up, roundTrip }: LinkSpeed) {
  const towardsBrowser = laneOf(down, roundTrip / 2);
  const towardsServers = laneOf(up, roundTrip / 2);
  const doors: Server[] = [];
  const sockets = new Set<Socket>();
  /** Ends all connections, as the time between two visits does. */
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    /**
     * Opens a port (0: any) behind which the local server at `to` seems to be at the end of the
     * link, and resolves with it. A new connection there costs `roundTrips` before its first byte
     * leaves: one for the name, one for TCP, and one for TLS where the server does not speak it, so
     * that no handshake crosses the link by itself.
     */
    open(wanted: number, to: number, roundTrips: number): Promise<number> {
      const door = createServer({ allowHalfOpen: true }, (browser) => {
        const server = connect({ host, port: to, allowHalfOpen: true });
        for (const socket of [browser, server]) {
          sockets.add(socket);
          socket.setNoDelay(true);
          socket.on('close', () => sockets.delete(socket));
        }
        const opens = new Promise<void>((resolve) => setTimeout(resolve, roundTrips * roundTrip));
        // Either side may hang up at any time, as on any network.
        const ended = () => undefined;
        pipeline(browser, carriedBy(towardsServers, opens), server, ended);
        pipeline(server, carriedBy(towardsBrowser, opens), browser, ended);
      });
      doors.push(door);
      return listening(door, wanted);
    },
    hangUp,
    async stop() {
      hangUp();
      await Promise.all(doors.map((door) => new Promise((closed) => door.close(closed))));
    },
  };
}
export type SlowLink = ReturnType<typeof slowLink>;
