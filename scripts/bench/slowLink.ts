/*
 * A slow network between a browser and local servers, so that what is measured includes what the
 * throttling of the developer tools leaves out: the round trips that each new connection begins
 * with, and the one link that all connections share.
 */
import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
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

/** One direction of the link: packets leave one after another, and arrive half a round trip later. */
function laneOf(bitsPerSecond: number, delay: number) {
  let free = 0;
  /** Returns when so many bytes that are sent now will have arrived, ms on the clock of `performance`. */
  return (bytes: number): number => {
    free = Math.max(performance.now(), free) + (bytes * 8000) / bitsPerSecond;
    return free + delay;
  };
}

function at(time: number, work: () => void): void {
  setTimeout(work, Math.max(0, time - performance.now()));
}

/** One way through the link. */
interface Lane {
  arrivalOf: (bytes: number) => number;
  /** Called with each packet. */
  onPacket?: (bytes: number) => void;
  opens: Promise<void>;
}

/** Passes on what comes from one socket to another, not before the lane opens. */
function pass(from: Socket, to: Socket, { arrivalOf, onPacket, opens }: Lane): void {
  let queued = 0;
  let ready = opens;
  from.pause();
  void opens.then(() => from.resume());
  from.on('data', (chunk: Buffer) => {
    for (let start = 0; start < chunk.length; start += PACKET) {
      const packet = chunk.subarray(start, start + PACKET);
      const arrival = arrivalOf(packet.length);
      onPacket?.(packet.length);
      queued += packet.length;
      if (queued > QUEUE) from.pause();
      ready = ready.then(
        () =>
          new Promise((arrived) => {
            at(arrival, () => {
              queued -= packet.length;
              if (queued <= QUEUE / 2) from.resume();
              if (to.writable) to.write(packet);
              arrived();
            });
          }),
      );
    }
  });
  from.on('end', () => {
    void ready.then(() => to.end());
  });
  from.on('error', () => to.destroy());
  from.on('close', () => {
    if (!from.readableEnded) to.destroy();
  });
}

export interface Door {
  /** The browser's side. */
  port: number;
  /** The server's own port. */
  to: number;
  roundTrips: number;
}

export interface SlowLink {
  /**
   * Opens a port behind which a local server seems to be at the end of the link. A new connection
   * there costs `roundTrips` before its first byte leaves: one for the name, one for TCP, and one
   * for TLS where the server does not speak it, so that no handshake crosses the link by itself.
   */
  open: (door: Door) => Promise<void>;
  /** Ends all connections, as the time between two visits does. */
  hangUp: () => void;
  /** Returns the bytes that this port has sent to the browser so far, handshakes of TLS included. */
  sent: (port: number) => number;
  stop: () => Promise<void>;
}

/** A link of this speed, which all its doors share. */
export function slowLink({ down, up, roundTrip }: LinkSpeed): SlowLink {
  const towardsBrowser = laneOf(down, roundTrip / 2);
  const towardsServers = laneOf(up, roundTrip / 2);
  const doors: Server[] = [];
  const sockets = new Set<Socket>();
  const sent = new Map<number, number>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.setNoDelay(true);
    socket.on('close', () => sockets.delete(socket));
  };
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    async open({ port, to, roundTrips }) {
      const door = createServer({ allowHalfOpen: true }, (browser) => {
        const server = connect({ host, port: to, allowHalfOpen: true });
        keep(browser);
        keep(server);
        const opens = new Promise<void>((resolve) => setTimeout(resolve, roundTrips * roundTrip));
        pass(browser, server, { arrivalOf: towardsServers, opens });
        pass(server, browser, {
          arrivalOf: towardsBrowser,
          onPacket: (bytes) => sent.set(port, (sent.get(port) ?? 0) + bytes),
          opens,
        });
      });
      door.listen(port, host);
      await once(door, 'listening');
      doors.push(door);
    },
    hangUp,
    sent: (port) => sent.get(port) ?? 0,
    async stop() {
      hangUp();
      await Promise.all(doors.map((door) => new Promise((closed) => door.close(closed))));
    },
  };
}
