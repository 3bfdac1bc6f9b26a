import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';

/** Hands the provider's notifications, which carry no gateway's credential, to the checkout as its gateway would. */
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
      answer.writeHead(reply.statusCode);
      reply.pipe(answer);
    });
    handed.on('error', () => answer.destroy());
    notification.pipe(handed);
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
