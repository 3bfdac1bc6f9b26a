import { z } from 'zod';
import { endpointsOf } from '../endpoint';
import { dateTime, id, pesos } from '../shapes';
import { foundClient } from './clients';

const store = z.object({ code: z.string(), name: z.string() });
const person = z.object({ id, name: z.string() });

/** A quotation's client, seller and shop, with the choices there are. */
export const sale = z.object({
  Client: foundClient.nullable(),
  User: person.nullable().describe('the seller; null for a quotation of the web'),
  Store: store.nullable(),
  isOpen: z.boolean().describe('neither ordered nor closed: it may still be changed'),
  handovers: z
    .array(z.object({ at: dateTime, from: z.string().nullable(), to: z.string(), by: z.string() }))
    .describe('newest first'),
  Sellers: z.array(person.extend({ Store: z.string().nullable() })),
  Stores: z.array(store),
});
export type Sale = z.infer<typeof sale>;

/** A receipt of a sale in a shop, for printing. */
export const receipt = z.object({
  site: z.string(),
  folio: z.string().nullable(),
  order: z.object({ id, folio: z.string() }).nullable(),
  Client: z.string(),
  User: z.string().nullable(),
  Store: z.string().nullable(),
  Details: z.array(z.object({ id, ItemCode: z.string(), Name: z.string(), quantity: z.number().int(), total: pesos })),
  total: pesos,
  Payments: z.array(
    z.object({
      id,
      type: z.string(),
      ammount: pesos.describe('its share of the total'),
      received: pesos.nullable().describe('the amount handed over, in the currency of its type'),
      change: pesos.nullable().describe('pesos given back'),
      exchangeRate: z.number().nullable(),
      terminal: z.string().nullable(),
      verificationCode: z.string().nullable(),
      reference: z.string().nullable(),
      takenBy: z.string().nullable(),
      createdAt: dateTime,
    }),
  ),
  ammountPaid: pesos,
  remaining: pesos,
});
export type Receipt = z.infer<typeof receipt>;

const ofQuotation = { access: 'staff', params: z.object({ id }) } as const;

export const saleReadEndpoints = endpointsOf('staff', {
  'GET /quotation/{id}/sale': {
    ...ofQuotation,
    summary: 'Client, seller and shop of a quotation, who handed it to whom, and whom it may be handed to',
    response: sale,
  },
  'GET /quotation/{id}/receipt': {
    ...ofQuotation,
    summary: 'Payments of a quotation, by its id or its order’s, for the receipt of the shop',
    response: receipt,
  },
});
