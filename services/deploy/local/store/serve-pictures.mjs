/** Makes those of the demo's pictures that somebody asks for. Its first line names its port. */
import { createServer } from 'node:http';
import { basename } from 'node:path';
import '../processes/leave-with-parent.mjs';
import { pictureMaker } from './demo.mjs';

const maker = await pictureMaker(process.argv[2]);
const server = createServer(async (request, reply) => {
  const made = await maker.make(basename(request.url ?? '')).catch(() => false);
  reply.writeHead(made ? 204 : 404).end();
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${/** @type {import('node:net').AddressInfo} */ (server.address()).port}\n`);
});
