import { z } from 'zod';
import { endpointsOf, outsideDeadline } from '../endpoint';
import { constancia } from '../facts/capacities';
import { type FiscalField, fiscalLengths } from '../fiscal/fiscal-rules';

/** Limits the typed text; whether it is right, the rules of the forms decide (`fiscal-rules.ts`). */
const text = (field: FiscalField) => z.string().trim().max(fiscalLengths[field]);
const optional = (field: FiscalField) => text(field).default('');

/** Fiscal data with the limits of the stored columns (accounts 5). */
export const newFiscalAddress = z.object({
  LicTradNum: text('LicTradNum').describe('RFC, 12 or 13 characters; spaces and hyphens are taken out'),
  companyName: optional('companyName'),
  companyPublicName: optional('companyPublicName'),
  cfdiUse: optional('cfdiUse').describe('c_UsoCFDI, one that goes with the regime'),
  regime: optional('regime').describe('c_RegimenFiscal, one of the person that the RFC is of'),
  Phone1: optional('Phone1').describe('ends with ten digits'),
  U_Correos: optional('U_Correos').describe('email that invoices are sent to'),
  Street: optional('Street'),
  U_NumExt: optional('U_NumExt'),
  U_NumInt: optional('U_NumInt'),
  Block: optional('Block'),
  City: optional('City'),
  State: optional('State'),
  ZipCode: optional('ZipCode').describe('five digits'),
  U_Localidad: optional('U_Localidad'),
});

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

const read = z.string().max(300);

/** The data of the holder read from a constancia, by the form fields that they fill in. */
export const readConstancia = z.object({
  LicTradNum: read,
  companyName: read,
  companyPublicName: read,
  Street: read,
  U_NumExt: read,
  U_NumInt: read,
  Block: read,
  City: read,
  State: read,
  ZipCode: read,
  U_Localidad: read,
  regimes: z.array(z.string()).describe('codes of the regimes that have not ended'),
  confirmed: z.boolean().describe('its QR names the same RFC'),
});
export type ReadConstancia = z.infer<typeof readConstancia>;

export const fiscalEndpoints = endpointsOf('account', {
  'GET /me/client/fiscaladdress': {
    access: 'client',
    summary: 'Fiscal data of the signed-in client, the values that the form begins with, and the lists to choose from',
    response: z.object({
      fiscalAddress: fiscalAddress.nullable(),
      /** An RFC and a name: an invoice can be made out. */
      isValid: z.boolean(),
      defaults: z.object({ U_Correos: z.string() }),
      lists: fiscalLists,
    }),
  },
  'PUT /me/client/fiscaladdress': {
    access: 'client',
    mutates: true,
    summary: 'Keep the fiscal data; the generic RFC sets regime, use, name and postal code by itself',
    body: newFiscalAddress,
    response: fiscalAddress,
    errors: ['invalid_input'],
  },
  'POST /me/client/fiscaladdress/constancia': {
    access: 'client',
    deadlineMs: outsideDeadline,
    summary: 'Reads a constancia de situación fiscal (PDF) to fill the fiscal data in; it is kept nowhere',
    upload: constancia.bytes,
    response: readConstancia,
    errors: [
      'pdf_invalid',
      'pdf_encrypted',
      'pdf_without_text',
      'pdf_too_long',
      'constancia_not_recognized',
      'payload_too_large',
      'unavailable',
      'rate_limited',
    ],
  },
});
