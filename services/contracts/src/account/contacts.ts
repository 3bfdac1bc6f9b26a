import { z } from 'zod';
import { endpoint } from '../endpoint';
import { email, id, phone } from '../shapes';

const text = (max: number) => z.string().trim().min(1).max(max);
const optional = (max: number) => z.string().trim().max(max).default('');

const fields = {
  FirstName: text(50),
  LastName: text(50),
  Cellolar: phone,
  E_Mail: email,
  Address: text(100).describe('street'),
  U_Noexterior: text(20),
  U_Nointerior: text(20).describe('S/N where there is none'),
  U_Colonia: text(100),
  U_Mpio: text(100),
  U_Ciudad: text(100),
  U_Estado: z.string().regex(/^[A-Z]{3}$/, 'state code'),
  U_CP: z.string().regex(/^\d{5}$/),
  U_Entrecalle: optional(100),
  U_Ycalle: optional(100),
  U_Notes1: optional(100).describe('references'),
};

/** A delivery address as it is created (accounts 5): the email twice, the landline if wanted. */
export const newContact = z
  .object({ ...fields, Tel1: phone.or(z.literal('')).default(''), _E_Mail: email })
  .refine((one) => one._E_Mail.toLowerCase() === one.E_Mail.toLowerCase(), { path: ['_E_Mail'], message: 'different' });
export type NewContact = z.input<typeof newContact>;

/** A delivery address as it is edited: the landline too, no second email. */
export const editedContact = z.object({ ...fields, Tel1: phone });
export type EditedContact = z.input<typeof editedContact>;

export const contact = z.object({
  id,
  CntctCode: z.string(),
  FirstName: z.string(),
  LastName: z.string(),
  Tel1: z.string(),
  Cellolar: z.string(),
  E_Mail: z.string(),
  Address: z.string(),
  U_Noexterior: z.string(),
  U_Nointerior: z.string(),
  U_Colonia: z.string(),
  U_Mpio: z.string(),
  U_Ciudad: z.string(),
  U_Estado: z.string(),
  /** Name of the state, for people. */
  stateName: z.string(),
  U_CP: z.string(),
  U_Entrecalle: z.string(),
  U_Ycalle: z.string(),
  U_Notes1: z.string(),
});
export type Contact = z.infer<typeof contact>;

export const contactEndpoints = {
  'GET /me/client/contacts': endpoint({
    method: 'GET',
    path: '/me/client/contacts',
    service: 'account',
    access: 'client',
    summary: 'Delivery addresses of the signed-in client, oldest first',
    response: z.array(contact),
  }),
  'POST /me/client/contacts': endpoint({
    method: 'POST',
    path: '/me/client/contacts',
    service: 'account',
    access: 'client',
    mutates: true,
    summary: 'Save a delivery address',
    body: newContact,
    response: contact,
    errors: ['invalid_input'],
  }),
  'PUT /me/client/contacts/{id}': endpoint({
    method: 'PUT',
    path: '/me/client/contacts/{id}',
    service: 'account',
    access: 'client',
    mutates: true,
    summary: 'Change a delivery address of one’s own; another’s is not found',
    params: z.object({ id }),
    body: editedContact,
    response: contact,
  }),
};
