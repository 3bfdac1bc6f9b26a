import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Tally } from '../tally';
import type { Target } from '../target';
import { attackPages } from './pages';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** A store that cuts the connection of every request for a list, and lets readers of the cached page wait. */
async function open(): Promise<Target> {
  let pages = 0;
  server = createServer((request, reply) => {
    if (request.url?.startsWith('/search')) request.socket.destroy();
    else if (pages++ === 0) reply.writeHead(200, { etag: '"kept"' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { public: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, password: '' };
}

test('a list without an answer fails the attack with the reason', async () => {
  await expect(attackPages(await open(), new Tally('pages'))).rejects.toThrow(/hang up|ECONNRESET/);
});
