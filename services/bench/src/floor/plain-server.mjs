/**
 * `node plain-server.mjs`: the least that can answer as the store does. Takes over its parent's channel the answers to give
 * in turn, and how: as the same bytes by Node's `http` alone, or as the same objects by Fastify, which reads the request's
 * JSON and writes the answer by `JSON.stringify`, as the services write theirs.
 */
import { createServer } from 'node:http';
import Fastify from 'fastify';

/** @typedef {{ headers: Record<string, string>, text: string }} Answer */

process.once('message', async (/** @type {{ by: 'http' | 'fastify', answers: Answer[] }} */ { by, answers }) => {
  process.send?.(await { http, fastify }[by](answers));
});
process.once('disconnect', () => process.exit(0));

/**
 * @template Value
 * @param {Value[]} values
 */
function inTurn(values) {
  let at = 0;
  return () => values[at++ % values.length];
}

/** @param {Answer[]} answers */
async function http(answers) {
  const next = inTurn(answers.map(({ headers, text }) => ({ headers, bytes: Buffer.from(text) })));
  const server = createServer((_request, reply) => {
    const { headers, bytes } = next();
    reply.writeHead(200, headers).end(bytes);
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', () => done(undefined)));
  return `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`;
}

/** @param {Answer[]} answers */
async function fastify(answers) {
  const next = inTurn(answers.map(({ text }) => JSON.parse(text)));
  const app = Fastify();
  app.all('/*', async () => next());
  return app.listen({ port: 0, host: '127.0.0.1' });
}
