import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line to a server that can go dead, as one does behind which a machine stands still: nothing is refused or closed. */
export async function openLine(url: string) {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let isDead = false;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('data', (data) => {
        if (!isDead) other.write(data);
      });
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        if (!isDead) other.destroy();
      });
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const near = new URL(url);
  near.port = String((server.address() as AddressInfo).port);
  return {
    url: near.href,
    die(): void {
      isDead = true;
    },
    /** It is there again; its old connections do not come back. */
    revive(): void {
      isDead = false;
      for (const socket of sockets) socket.destroy();
    },
    async close(): Promise<void> {
      for (const socket of sockets) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}
