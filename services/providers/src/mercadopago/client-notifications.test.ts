import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { until } from '@actual/deploy/testing/until';
import { cardPayment, clearFaults, listen, setFaults, useSandbox } from './test-bench';

const bench = useSandbox();

describe('notifications', () => {
  type Received = {
    rawBody: string;
    headers: Record<string, string | string[] | undefined>;
    query: Record<string, unknown>;
  };

  const pay = async (notificationUrl: string): Promise<string> => {
    const payment = await bench.mercadoPago.createCardPayment(
      await cardPayment(bench.sandbox, 'APRO', { notificationUrl }),
      randomUUID(),
    );
    if (payment.kind !== 'payment') throw new Error(payment.kind);
    return payment.id;
  };

  /** A shop that fails the first `failures` deliveries, and the wait for `count` of them and not one more. */
  async function shop(failures = 0) {
    const received: Received[] = [];
    const server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const { searchParams } = new URL(request.url ?? '/', 'http://shop');
      received.push({
        rawBody: Buffer.concat(chunks).toString(),
        headers: request.headers,
        query: Object.fromEntries(searchParams),
      });
      response.writeHead(received.length > failures ? 200 : 500).end();
    });
    const origin = await listen(server);
    const url = `${origin.replace('127.0.0.1', 'studio.localhost')}/webhooks?source_news=webhooks`;
    return {
      url,
      async wait(count: number): Promise<Received[]> {
        await until(() => received.length >= count);
        // the notification of a later payment comes after any of an earlier one
        await clearFaults(bench.sandbox);
        const later = await pay(url);
        const isLater = ({ query }: Received) => query['data.id'] === later;
        await until(() => received.some(isLater));
        server.close();
        const before = received.filter((one) => !isLater(one));
        expect(before).toHaveLength(count);
        return before;
      },
    };
  }

  it('are signed so that the client accepts them, and repeated until the shop says 200', async () => {
    const { url, wait } = await shop(1);
    const paymentId = await pay(url);
    const received = await wait(2);
    for (const notification of received) {
      expect(bench.mercadoPago.verifyWebhook(notification)).toMatchObject({
        ok: true,
        type: 'payment',
        action: 'payment.created',
        paymentId,
      });
    }
    expect(received[0]?.headers['x-request-id']).toBe(received[1]?.headers['x-request-id']);
    expect(received[0]?.query.source_news).toBe('webhooks');
  });

  it('come many times, last first, or not at all when told to', async () => {
    const many = await shop();
    await setFaults(bench.sandbox, { repeatNotices: 2, reorder: true });
    await bench.mercadoPago.refund(await pay(many.url), 100, randomUUID());
    const actions = (await many.wait(6)).map(
      (notification) => (JSON.parse(notification.rawBody) as { action: string }).action,
    );
    expect(actions.slice(0, 3)).toEqual(Array(3).fill('payment.updated'));

    const none = await shop();
    await setFaults(bench.sandbox, { silent: true });
    await pay(none.url);
    await none.wait(0);
  });
});
