import { z } from 'zod';
import { bigticketMaxPercentage } from '../checkout/bigticket';
import { endpointsOf, writeDeadline } from '../endpoint';
import { passwordLength } from '../facts/lengths';
import { dateTime, email, id, pesos } from '../shapes';

const records = z.array(
  z.object({
    amount: pesos.describe('negative where it was spent'),
    reason: z.enum(['deposit', 'payment', 'return', 'adjustment']),
    createdAt: dateTime,
  }),
);

export const ledgerEndpoints = endpointsOf('account', {
  'POST /auth/manager': {
    audits: ['email', 'quotationId', 'bigticketMaxPercentage', 'refund'],
    objectIn: { body: 'quotationId' },
    access: 'staff',
    deadlineMs: writeDeadline,
    summary:
      'A manager lets one quotation, paid from the manager’s percentage on, become an order, sets the maximum of its big-ticket discount, or lets an amount of its order go back: a grant of five minutes, for that alone, of the quotation as it stands',
    body: z.object({
      email,
      password: z.string().min(1).max(passwordLength.longest),
      quotationId: id,
      version: z.number().int().optional().describe('of the quotation on the screen: another one is refused'),
      bigticketMaxPercentage: bigticketMaxPercentage.optional(),
      refund: pesos.min(0.01).optional().describe('that may go back; another amount is refused'),
    }),
    response: z.object({
      authorization: z.string(),
      expiresAt: dateTime,
      manager: z.string(),
      total: pesos.describe('of the quotation that the word is for'),
    }),
    errors: ['credentials_invalid', 'not_found', 'quotation_changed'],
  },
  'GET /client/{id}/ewallet': {
    access: 'owner-or-staff',
    summary: 'The balance of a client’s e-wallet: the sum of its ledger, with the latest movements',
    params: z.object({ id }),
    response: z.object({ ewallet: pesos, records }),
  },
  'GET /client/{id}/balance': {
    access: 'owner-or-staff',
    summary: 'The store’s debt to a client: the sum of its ledger, with the latest movements',
    params: z.object({ id }),
    response: z.object({ balance: pesos, currency: z.enum(['MXN', 'MXP', 'USD']), records }),
  },
});
