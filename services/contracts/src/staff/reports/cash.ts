import { z } from 'zod';
import { endpointsOf } from '../../endpoint';
import { counterTypes } from '../../facts/payment/payment-types';
import { dateTime, day, id, pesos } from '../../shapes';

const amount = pesos.min(0);
const counterType = z.enum(counterTypes);

/** Money of one type that somebody took in a day, in its own currency. */
export const cashLine = z.object({
  type: z.string(),
  currency: z.enum(['mxn', 'usd']),
  payments: z.number().int(),
  amount: z.number().describe('in its currency'),
  pesos: z.number().describe('as the orders count it'),
  returned: z.number().describe('that was handed back out of the drawer, in its currency'),
  expected: z
    .number()
    .nullable()
    .describe(
      'the expected amount: cash includes the opening amount and leaves out refunds; null where nothing is counted',
    ),
  counted: z.number().nullable(),
  difference: z.number().nullable(),
});
export type CashLine = z.infer<typeof cashLine>;

export const cashReport = z.object({
  date: day,
  User: z.object({ id, name: z.string() }),
  Store: z.string().nullable(),
  opening: amount,
  lines: z.array(cashLine),
  total: z.number().describe('pesos of everything that was taken'),
  note: z.string(),
  signedAt: dateTime.nullable().describe('signed, it changes no more'),
  Sellers: z
    .array(z.object({ id, name: z.string() }))
    .optional()
    .describe('the people whose report a manager may see; absent for others, who see their own alone'),
});
export type CashReport = z.infer<typeof cashReport>;

export const cashEndpoints = endpointsOf('staff', {
  'POST /me/cashreport': {
    access: 'staff',
    summary:
      'A person’s payments at the counter in a day: opening, by type and currency, counted, difference; a manager reads another’s by their id',
    body: z.object({ date: day.optional(), User: id.optional().describe('of whom; only managers name somebody else') }),
    response: cashReport,
    errors: ['forbidden', 'not_found'],
  },
  'PUT /me/cashreport': {
    access: 'staff',
    mutates: true,
    audits: ['date', 'opening', 'counted', 'note', 'sign'],
    summary: 'Store the opening and the counted amounts; once signed they stay',
    body: z.object({
      date: day,
      opening: amount,
      counted: z.array(z.object({ type: counterType, amount })).max(counterTypes.length),
      note: z.string().trim().max(500).default(''),
      sign: z.boolean(),
    }),
    response: cashReport,
    errors: ['conflict'],
  },
});
