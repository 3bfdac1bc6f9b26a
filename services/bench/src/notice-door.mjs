import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';

/** The provider's notices come without a gateway's credential: this hands them to the checkout as its gateway would. */
export async function openNoticeDoor({ url, headers }) {
  const agent = new Agent({ keepAlive: true });
  const server = createServer((notice, answer) => {
    const { host: _ours, connection: _line, ...given } = notice.headers;
    const handed = request(url + notice.url, { method: notice.method, agent, headers: { ...given, ...headers } });
    handed.on('response', (reply) => {
      answer.writeHead(reply.statusCode);
      reply.pipe(answer);
    });
    handed.on('error', () => answer.destroy());
    notice.pipe(handed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${server.address().port}/webhooks/mercadopago?source_news=webhooks`,
    close: () => {
      agent.destroy();
      server.close();
      server.closeAllConnections();
    },
  };
}
