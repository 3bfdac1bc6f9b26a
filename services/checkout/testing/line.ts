import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, createServer as createLine, type Server as Line, type Socket } from 'node:net';
import type { Shop } from './shop';

export const portOf = (server: Server | Line): number => (server.address() as AddressInfo).port;

/** Stands between the checkout and the provider; `onYes` is called with the path of a write that the provider has done. */
export async function listenToProvider(
  { sandbox }: Pick<Shop, 'sandbox'>,
  onYes: (path: string) => boolean,
): Promise<Server> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const hop = ['host', 'connection', 'content-length'];
    const headers = Object.entries(request.headers).filter(([name]) => !hop.includes(name));
    const answer = await fetch(sandbox.mercadoPagoBaseUrl + request.url, {
      method: request.method ?? 'GET',
      headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
      ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
    });
    const text = await answer.text();
    if (request.method === 'POST' && onYes(request.url ?? '')) return;
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** How a mail ends on the line. */
const endOfMail = '\r\n.\r\n';

/** Stands between the checkout and the mail server; `onYes` is called when the server has taken a mail. */
export async function listenToMail({ sandbox }: Pick<Shop, 'sandbox'>, onYes: () => boolean): Promise<Line> {
  const port = Number(new URL(sandbox.smtpUrl).port);
  const line = createLine((client: Socket) => {
    const server = connect(port, '127.0.0.1');
    let tail = '';
    let given = false;
    client.on('data', (chunk) => {
      tail = (tail + chunk.toString('latin1')).slice(-(chunk.length + endOfMail.length));
      given ||= tail.includes(endOfMail);
      server.write(chunk);
    });
    server.on('data', (chunk) => {
      const taken = given;
      given = false;
      if (taken) tail = '';
      if (!(taken && onYes())) client.write(chunk);
    });
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
    }
  });
  line.listen(0, '127.0.0.1');
  await once(line, 'listening');
  return line;
}
