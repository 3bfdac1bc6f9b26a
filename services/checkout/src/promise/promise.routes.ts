import type { PromiseKey } from '@actual/contracts/promise';
import { AppError, FileAnswer, type Service } from '@actual/kit';
import type { Checkout } from '../context';
import { orderReader } from '../order/order-access';
import { promiseFileName } from './promise-file-name';
import { promiseFile } from './record-promises';

/** Seconds that browsers keep a public key: it never changes under its name. */
const keySeconds = 3_600;

/** The keys that signed so far, newest first; the present one signs from its first order on. */
async function keysOf({ db, settings }: Checkout): Promise<PromiseKey[]> {
  const { id, pem } = settings.promiseKey;
  const known = await db('promise_key').orderBy('created_at', 'desc').select<PromiseKey[]>('id', 'pem');
  return [{ id, pem }, ...known.filter((one) => one.id !== id)];
}

/** Public keys, and an order's promise as a signed file. */
export function promiseRoutes(service: Service, checkout: Checkout): void {
  const { opens, named } = orderReader(checkout);
  service
    .implement('GET /promise/keys', async () => ({ keys: await keysOf(checkout) }))
    .implement('GET /promise/key/{id}', async ({ params }) => {
      const key = (await keysOf(checkout)).find(({ id }) => id === params.id);
      if (!key) throw new AppError('not_found');
      return new FileAnswer(Buffer.from(key.pem), 'application/x-pem-file', `llave-${key.id}.pem`, keySeconds);
    })
    .implement('GET /order/{id}/promise/{number}', {
      owns: opens,
      handle: async ({ request, params }) => {
        const order = await named(request, params.id);
        const found = order.promises.find(({ number }) => number === params.number);
        const text = found && (await promiseFile(checkout.db, order.id, found.number));
        if (!text) throw new AppError('not_found');
        const change = found.kind === 'pedido' ? undefined : found.number;
        return new FileAnswer(Buffer.from(text), 'application/json', promiseFileName(order, change));
      },
    });
}
