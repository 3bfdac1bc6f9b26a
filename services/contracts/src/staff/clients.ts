import { z } from 'zod';
import { fiscalAddress, fiscalLists, newFiscalAddress } from '../account/fiscal';
import { endpoint } from '../endpoint';
import { clientSearch } from '../facts/client-search';
import { emailLength, personNameLength } from '../facts/lengths';
import { email, id, ok, pageParam, phone } from '../shapes';

/** A client as staff find them (accounts 3). */
export const foundClient = z.object({
  id,
  CardName: z.string(),
  CardCode: z.string(),
  E_Mail: z.string(),
  Cellular: z.string(),
});
export type FoundClient = z.infer<typeof foundClient>;

/** Who stands in the shop and has no account yet. */
export const clientOfShop = z.object({
  FirstName: z.string().trim().min(1).max(personNameLength),
  LastName: z.string().trim().min(1).max(personNameLength),
  E_Mail: email,
  Cellular: phone,
});

const fiscalData = {
  service: 'account',
  access: 'staff',
  path: '/client/{id}/fiscaladdress',
  params: z.object({ id }),
} as const;

export const clientEndpoints = {
  'POST /client/find/': endpoint({
    method: 'POST',
    path: '/client/find/',
    service: 'staff',
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
  }),
  'POST /client/create': endpoint({
    method: 'POST',
    path: '/client/create',
    service: 'account',
    access: 'staff',
    mutates: true,
    summary: 'An account for a client in the shop, who is mailed a link to choose their own password',
    body: clientOfShop,
    response: foundClient,
    errors: ['email_taken'],
  }),
  'GET /client/{id}/fiscaladdress': endpoint({
    ...fiscalData,
    method: 'GET',
    summary: 'Fiscal data of a client, what they would begin with, and the lists to choose from',
    response: z.object({
      fiscalAddress: fiscalAddress.nullable(),
      isValid: z.boolean(),
      defaults: z.object({ U_Correos: z.string() }),
      lists: fiscalLists,
    }),
  }),
  'PUT /client/{id}/fiscaladdress': endpoint({
    ...fiscalData,
    method: 'PUT',
    mutates: true,
    summary: 'Keep the fiscal data of a client, as they say them in the shop; by the rules of their own form',
    body: newFiscalAddress,
    response: fiscalAddress,
    errors: ['invalid_input'],
  }),
  'PUT /client/{id}/currency': endpoint({
    method: 'PUT',
    path: '/client/{id}/currency',
    service: 'account',
    access: 'staff',
    mutates: true,
    audits: ['currency'],
    summary: 'Say which currency a client’s account is in: of one in dollars, cash in dollars is taken at the counter',
    params: z.object({ id }),
    body: z.object({ currency: z.enum(['MXP', 'USD']) }),
    response: ok,
    errors: ['not_found'],
  }),
};
