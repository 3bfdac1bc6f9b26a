import { z } from 'zod';
import { endpointsOf } from '../endpoint';
import { dateTime, day, id, pesos } from '../shapes';
import { orderStatus } from './order-shapes';

/** A movement of the store's bank account that was credited to an order. */
const transferCredit = z.object({
  reference: z.string(),
  receivedOn: day,
  amount: pesos,
  returned: pesos.describe('the part that pays no order and is refunded by its case'),
  creditedBy: z.string().describe('name of the manager'),
  creditedAt: dateTime,
});

const params = z.object({ id });
const standing = {
  status: orderStatus,
  due: pesos
    .nullable()
    .describe('the amount that the order’s bank transfer still has to bring; null where it takes none'),
};

export const transferCreditEndpoints = endpointsOf('checkout', {
  'GET /order/transfercredits/{id}': {
    access: 'staff',
    summary: 'Credits of bank transfers for an order, and the amount still due',
    params,
    response: z.object({ ...standing, credits: z.array(transferCredit) }),
    errors: ['not_found'],
  },
  'POST /order/transfercredits/{id}': {
    audits: ['amount', 'reference', 'receivedOn'],
    access: 'manager',
    mutates: true,
    summary: 'Credits a movement of the store’s bank account to an order that waits, or waited, for a plain transfer',
    params,
    body: z.object({
      amount: pesos.min(0.01).describe('as the bank shows it: less leaves the rest due, more is handed back'),
      reference: z.string().trim().min(4).max(60).describe('the bank’s tracking key: with its day it is credited once'),
      receivedOn: day.describe('the day of the movement, not after today'),
      due: pesos.describe('the amount due as the caller saw it; another one is refused with total_changed'),
    }),
    response: z.object({ ...standing, returned: pesos.describe('pays no order: a refund case') }),
    errors: ['not_found', 'conflict', 'total_changed', 'transfer_credited', 'invalid_input'],
  },
});
