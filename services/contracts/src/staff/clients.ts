import { z } from 'zod';
import { fiscalAddress, fiscalLists, newFiscalAddress } from '../account/fiscal';
import { orderStatus } from '../checkout/order-shapes';
import { followUpRecord } from '../checkout/quotation-shapes';
import { endpointsOf } from '../endpoint';
import { clientSearch } from '../facts/desk/client-search';
import { emailLength, personNameLength } from '../facts/lengths';
import { quotationStates } from '../facts/payment/quotation-states';
import { dateTime, day, email, id, ok, pageParam, pesos, phone } from '../shapes';
import { nextStep } from './follow-up';

/** A client as staff find them (accounts 3). */
export const foundClient = z.object({
  id,
  CardName: z.string(),
  CardCode: z.string(),
  E_Mail: z.string(),
  Cellular: z.string(),
});
export type FoundClient = z.infer<typeof foundClient>;

/** All of a client that their seller has to know; lists hold the newest, and `total` counts the rest too. */
export const clientSheet = foundClient.extend({
  createdAt: dateTime,
  ewallet: pesos,
  balance: pesos.describe('in their favor'),
  bought: pesos.describe('of all orders that were not canceled'),
  nextStep: nextStep.extend({ quotationId: id }).nullable().describe('the soonest of their open quotations'),
  addresses: z.array(z.object({ id, name: z.string(), phone: z.string(), text: z.string() })),
  quotations: z.object({
    total: z.number().int(),
    data: z.array(
      z.object({
        id,
        folio: z.string(),
        site: z.string(),
        createdAt: dateTime,
        total: pesos,
        state: z.enum(quotationStates),
        seller: z.string().nullable(),
        estimatedCloseDate: day.nullable(),
        nextStep: nextStep.nullable(),
      }),
    ),
  }),
  orders: z.object({
    total: z.number().int(),
    data: z.array(
      z.object({
        id,
        folio: z.string(),
        site: z.string(),
        createdAt: dateTime,
        total: pesos,
        ammountPaid: pesos,
        status: orderStatus,
      }),
    ),
  }),
  Records: z
    .array(followUpRecord.extend({ quotation: z.object({ id, folio: z.string() }) }))
    .describe('of all their quotations, newest first'),
});
export type ClientSheet = z.infer<typeof clientSheet>;

/** A person in the shop without an account yet. */
const clientOfShop = z.object({
  FirstName: z.string().trim().min(1).max(personNameLength),
  LastName: z.string().trim().min(1).max(personNameLength),
  E_Mail: email,
  Cellular: phone,
});

const fiscalData = {
  access: 'staff',
  params: z.object({ id }),
} as const;

export const clientEndpoints = {
  ...endpointsOf('staff', {
    'POST /client/find/': {
      access: 'staff',
      summary: 'Clients with an account, by words of name and e-mail, or by the beginning of their card code',
      body: z.object({
        page: pageParam.default(1),
        term: z.string().trim().min(clientSearch.shortest).max(emailLength),
        autocomplete: z
          .boolean()
          .default(false)
          .describe('only the first few, while somebody is still typing: they are not counted'),
      }),
      response: z.object({
        data: z.array(foundClient),
        total: z.number().int().describe(`of all pages; ${clientSearch.counted} where there are more`),
      }),
    },
    'GET /client/{id}/sheet': {
      access: 'staff',
      summary: 'A client for their seller: contact, balances, quotations, orders, conversations, next step',
      params: z.object({ id }),
      response: clientSheet,
    },
  }),
  ...endpointsOf('account', {
    'POST /client/create': {
      access: 'staff',
      mutates: true,
      objectIn: { reply: 'id' },
      summary: 'An account for a client in the shop, who is mailed a link to choose their own password',
      body: clientOfShop,
      response: foundClient,
      errors: ['email_taken'],
    },
    'GET /client/{id}/fiscaladdress': {
      ...fiscalData,
      summary: 'Fiscal data of a client, the values that the form begins with, and the lists to choose from',
      response: z.object({
        fiscalAddress: fiscalAddress.nullable(),
        isValid: z.boolean(),
        defaults: z.object({ U_Correos: z.string() }),
        lists: fiscalLists,
      }),
    },
    'PUT /client/{id}/fiscaladdress': {
      ...fiscalData,
      mutates: true,
      summary: 'Keep the fiscal data of a client, as they say them in the shop; by the rules of their own form',
      body: newFiscalAddress,
      response: fiscalAddress,
      errors: ['invalid_input'],
    },
    'PUT /client/{id}/currency': {
      access: 'staff',
      mutates: true,
      audits: ['currency'],
      summary:
        'Say which currency a client’s account is in: of one in dollars, cash in dollars is taken at the counter',
      params: z.object({ id }),
      body: z.object({ currency: z.enum(['MXP', 'USD']) }),
      response: ok,
      errors: ['not_found'],
    },
  }),
};
