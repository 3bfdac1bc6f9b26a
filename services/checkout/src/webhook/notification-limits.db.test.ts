import { createHmac, randomUUID } from 'node:crypto';
import { limits } from '@actual/contracts/facts/limits';
import { SANDBOX_DEMO_CREDENTIALS } from '@actual/providers/sandbox/app';
import { openShop, type Shop } from '../../testing/shop';

const shared = 100;
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ settings: { RATE_LIMIT_PER_MINUTE: shared } });
});
afterAll(() => shop.close());

/** Answers of so many notifications from one address, signed by the provider or not. */
async function statuses(count: number, address: string, secret: string): Promise<number[]> {
  const one = async (): Promise<number> => {
    const [id, ts] = [randomUUID(), String(Math.floor(Date.now() / 1_000))];
    const v1 = createHmac('sha256', secret).update(`id:1;request-id:${id};ts:${ts};`).digest('hex');
    const { status } = await fetch(`${shop.address}/webhooks/mercadopago?data.id=1&type=payment`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': address,
        'x-request-id': id,
        'x-signature': `ts=${ts},v1=${v1}`,
      },
      body: JSON.stringify({ type: 'payment', action: 'payment.updated', data: { id: '1' } }),
    });
    return status;
  };
  const answers: number[] = [];
  for (let sent = 0; sent < count; sent += 1) answers.push(await one());
  return answers;
}
const { webhookSecret } = SANDBOX_DEMO_CREDENTIALS.mercadoPago;

test('the provider’s notifications have no limit, unlike other callers', async () => {
  expect(new Set(await statuses(3 * shared, '203.0.113.1', webhookSecret))).toEqual(new Set([200]));
});

test('soon refuses an address that sends unsigned notices, but not the provider behind the same address', async () => {
  const answers = await statuses(limits.unsignedNotices.most + 5, '203.0.113.2', 'not-the-secret');
  expect(answers.filter((status) => status === 401)).toHaveLength(limits.unsignedNotices.most);
  expect(answers.at(-1)).toBe(429);
  expect(await statuses(1, '203.0.113.2', webhookSecret)).toEqual([200]);
});
