/** Stands on this machine for the services, pictures and models of a store elsewhere: a gateway asks it as it asks them. */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

/** The gateway's own deadlines are shorter. */
const PATIENCE_MS = 130_000;
/** Of this connection, or known to the gateway there only. */
const NOT_HANDED_ON =
  /^(host|connection|keep-alive|transfer-encoding|content-length|x-forwarded-.*|x-gateway-credential)$/;
/** fetch has unpacked the answer. */
const NOT_ANSWERED = /^(connection|keep-alive|transfer-encoding|content-length|content-encoding|set-cookie)$/;

const PLAIN = /^(?!.*\.\.)[\w@-][\w@.-]*$/;

/**
 * The place of a service's address at the store's gateway: calls below /api, documents and health beside it.
 * @param {string} url
 */
function pathAtStore(url) {
  if (url.startsWith('/documents/')) return url.slice('/documents'.length);
  return ['/healthz', '/readyz'].includes(url) ? url : `/api${url}`;
}

/**
 * @param {string} store
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} reply
 */
async function handOn(store, request, reply) {
  const { method, url = '/', headers } = request;
  const answer = await fetch(store + pathAtStore(url), {
    method,
    headers: Object.entries(headers).flatMap(([name, value]) =>
      NOT_HANDED_ON.test(name) ? [] : [[name, String(value)]],
    ),
    body: method === 'GET' || method === 'HEAD' ? undefined : await buffer(request),
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const body = Buffer.from(await answer.arrayBuffer());
  for (const [name, value] of answer.headers) if (!NOT_ANSWERED.test(name)) reply.setHeader(name, value);
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) reply.setHeader('set-cookie', cookies);
  reply.writeHead(answer.status).end(body);
}

/**
 * Puts a file of the store into the folder that the gateway serves; it looks there again.
 * @param {string} store
 * @param {string} kind
 * @param {string} name
 * @param {string} folder
 * @param {import('node:http').ServerResponse} reply
 */
async function fetchFile(store, kind, name, folder, reply) {
  const answer = PLAIN.test(name) ? await fetch(`${store}/${kind}/${name}`, { redirect: 'manual' }) : undefined;
  if (!answer?.ok) return reply.writeHead(404).end();
  await mkdir(folder, { recursive: true });
  const next = join(folder, `.${name}.${Date.now()}-${Math.random()}`);
  await writeFile(next, Buffer.from(await answer.arrayBuffer()));
  await rename(next, join(folder, name));
  return reply.writeHead(204).end();
}

/**
 * Opens the line, for this machine alone.
 * @param {string} store address
 * @param {{ pictures: string, models: string }} folders in which the gateway looks first
 * @returns {Promise<{ services: string, pictures: string, models: string, close: () => void }>} addresses
 */
export async function openStoreLine(store, folders) {
  const server = createServer(async (request, reply) => {
    try {
      const [, kind, name] = /^\/files\/(pictures|models)\/([^/?]+)$/.exec(request.url ?? '') ?? [];
      if (kind === 'pictures' || kind === 'models') await fetchFile(store, kind, name, folders[kind], reply);
      else await handOn(store, request, reply);
    } catch {
      // as where nobody listens: the gateway says it, and asks again
      reply.destroy();
    }
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', () => done(undefined)));
  const own = `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`;
  return {
    services: own,
    pictures: `${own}/files/pictures`,
    models: `${own}/files/models`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
