import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { until } from '@actual/deploy/testing/until';
import { cardPayment, listen, setFaults, useSandbox } from './test-bench';

const bench = useSandbox();

describe('notifications', () => {
  type Received = {
    rawBody: string;
    headers: Record<string, string | string[] | undefined>;
    query: Record<string, unknown>;
  };

  /** A shop that fails the first `failures` deliveries, and the wait for `count` of them. */
  async function shop(failures = 0) {
    const received: Received[] = [];
    const server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const url = new URL(request.url ?? '/', 'http://shop');
      received.push({
        rawBody: Buffer.concat(chunks).toString(),
        headers: request.headers,
        query: Object.fromEntries(url.searchParams),
      });
      response.writeHead(received.length > failures ? 200 : 500).end();
    });
    const origin = await listen(server);
    return {
      url: `${origin.replace('127.0.0.1', 'studio.localhost')}/webhooks?source_news=webhooks`,
      received,
      async wait(count: number) {
        await until(() => received.length >= count);
        // one too many would be here by now
        await new Promise((done) => setTimeout(done, 60));
        server.close();
        expect(received).toHaveLength(count);
      },
    };
  }

  it('are signed so that the client accepts them, and repeated until the shop says 200', async () => {
    const { url, received, wait } = await shop(1);
    const payment = await bench.mercadoPago.createCardPayment(
      await cardPayment(bench.sandbox, 'APRO', { notificationUrl: url }),
      randomUUID(),
    );
    await wait(2);
    for (const notification of received) {
      expect(bench.mercadoPago.verifyWebhook(notification)).toMatchObject({
        ok: true,
        type: 'payment',
        action: 'payment.created',
        paymentId: payment.kind === 'payment' ? payment.id : '',
      });
    }
    expect(received[0]?.headers['x-request-id']).toBe(received[1]?.headers['x-request-id']);
    expect(received[0]?.query.source_news).toBe('webhooks');
  });

  it('come many times, last first, or not at all when told to', async () => {
    const many = await shop();
    await setFaults(bench.sandbox, { repeatNotices: 2, reorder: true });
    const payment = await bench.mercadoPago.createCardPayment(
      await cardPayment(bench.sandbox, 'APRO', { notificationUrl: many.url }),
      randomUUID(),
    );
    if (payment.kind !== 'payment') throw new Error(payment.kind);
    await bench.mercadoPago.refund(payment.id, 100, randomUUID());
    await many.wait(6);
    const actions = many.received.map(
      (notification) => (JSON.parse(notification.rawBody) as { action: string }).action,
    );
    expect(actions.slice(0, 3)).toEqual(Array(3).fill('payment.updated'));

    const none = await shop();
    await setFaults(bench.sandbox, { silent: true });
    await bench.mercadoPago.createCardPayment(
      await cardPayment(bench.sandbox, 'APRO', { notificationUrl: none.url }),
      randomUUID(),
    );
    await none.wait(0);
  });
});
