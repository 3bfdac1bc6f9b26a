import { z } from 'zod';
import { endpoint } from '../endpoint';
import { email, phone } from '../shapes';

const optional = (max: number) => z.string().trim().max(max).default('');

/** Fiscal data with the limits of what is stored (accounts 5). What belongs together is checked by the rules. */
export const newFiscalAddress = z.object({
  LicTradNum: z.string().trim().min(12).max(20).describe('RFC, 12 or 13 characters without spaces and hyphens'),
  companyName: z.string().trim().max(50).default(''),
  companyPublicName: optional(100),
  cfdiUse: z.string().trim().max(4).default(''),
  regime: z.string().trim().max(3).default(''),
  Phone1: phone.or(z.literal('')).default(''),
  U_Correos: email.or(z.literal('')).default(''),
  Street: optional(100),
  U_NumExt: optional(20),
  U_NumInt: optional(20),
  Block: optional(100),
  City: optional(100),
  State: optional(60),
  ZipCode: z.string().trim().max(5).default(''),
  U_Localidad: optional(100),
});
export type NewFiscalAddress = z.input<typeof newFiscalAddress>;

export const fiscalAddress = z.object({
  LicTradNum: z.string(),
  companyName: z.string(),
  companyPublicName: z.string(),
  cfdiUse: z.string(),
  regime: z.string(),
  Phone1: z.string(),
  U_Correos: z.string(),
  Street: z.string(),
  U_NumExt: z.string(),
  U_NumInt: z.string(),
  Block: z.string(),
  City: z.string(),
  State: z.string(),
  ZipCode: z.string(),
  U_Localidad: z.string(),
});
export type FiscalAddress = z.infer<typeof fiscalAddress>;

/** Lists of the tax authority, each sorted by its label. */
export const fiscalLists = z.object({
  regimes: z.array(z.object({ code: z.string(), label: z.string(), persons: z.array(z.enum(['legal', 'natural'])) })),
  uses: z.array(z.object({ code: z.string(), label: z.string(), regimes: z.array(z.string()) })),
});
export type FiscalLists = z.infer<typeof fiscalLists>;

export const fiscalEndpoints = {
  'GET /me/client/fiscaladdress': endpoint({
    method: 'GET',
    path: '/me/client/fiscaladdress',
    service: 'account',
    access: 'client',
    summary: 'Fiscal data of the signed-in client, what they would begin with, and the lists to choose from',
    response: z.object({
      fiscalAddress: fiscalAddress.nullable(),
      /** An RFC and a name: an invoice can be made out. */
      isValid: z.boolean(),
      defaults: z.object({ U_Correos: z.string() }),
      lists: fiscalLists,
    }),
  }),
  'PUT /me/client/fiscaladdress': endpoint({
    method: 'PUT',
    path: '/me/client/fiscaladdress',
    service: 'account',
    access: 'client',
    mutates: true,
    summary: 'Keep the fiscal data; the generic RFC sets regime, use, name and postal code by itself',
    body: newFiscalAddress,
    response: fiscalAddress,
    errors: ['invalid_input'],
  }),
};
