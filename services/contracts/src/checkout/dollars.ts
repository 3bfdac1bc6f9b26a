import { z } from 'zod';
import { endpointsOf } from '../endpoint';
import { dateTime } from '../shapes';

const rate = z.number().min(5).max(50).describe('pesos for a dollar');
const dollarRate = z.object({
  rate: rate.nullable().describe('the store’s own; null where nobody set one: no dollars are taken'),
  least: z.number().nullable().describe('a payment may be taken at'),
  most: z.number().nullable(),
  setAt: dateTime.nullable(),
});
const path = '/payment/dollarrate';

export const dollarEndpoints = endpointsOf('checkout', {
  'GET /payment/dollarrate': {
    path,
    access: 'staff',
    summary: 'The store’s rate for dollars, and how far that of one payment may differ from it',
    response: dollarRate,
  },
  'PUT /payment/dollarrate': {
    path,
    access: 'manager',
    mutates: true,
    audits: ['rate'],
    summary: 'Set the store’s rate for dollars, from now on; those before stay written down',
    body: z.object({ rate }),
    response: dollarRate,
  },
});
