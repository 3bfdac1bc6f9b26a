import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';

/**
 * Hands the provider's notifications, which carry no gateway's credential, to the checkout as its gateway would.
 * @param {import('./load.mjs').Upstream} upstream
 */
export async function openNotificationRelay({ url, headers }) {
  const agent = new Agent({ keepAlive: true });
  const server = createServer((notification, answer) => {
    const { host: _ours, connection: _line, ...given } = notification.headers;
    const handed = request(url + notification.url, {
      method: notification.method,
      agent,
      headers: { ...given, ...headers },
    });
    handed.on('response', (reply) => {
      answer.writeHead(reply.statusCode ?? 502);
      reply.pipe(answer);
    });
    handed.on('error', () => answer.destroy());
    notification.pipe(handed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}/webhooks/mercadopago?source_news=webhooks`,
    close: () => {
      agent.destroy();
      server.close();
      server.closeAllConnections();
    },
  };
}
