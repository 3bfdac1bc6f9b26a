import { z } from 'zod';
import { contactShape } from '../address/address-shapes';
import { endpointsOf } from '../endpoint';
import { ofEachAddressField } from '../facts/delivery/address';
import { sameEmail } from '../rules';
import { email, id } from '../shapes';

/** A delivery address as it is created (accounts 5): the email twice, the landline if wanted. */
export const newContact = z
  .object({ ...contactShape('new-contact'), _E_Mail: email })
  .refine((one) => sameEmail(one._E_Mail, one.E_Mail), { path: ['_E_Mail'], message: 'different' });
export type NewContact = z.input<typeof newContact>;

/** A delivery address as it is edited: the landline too, no second email. */
export const editedContact = z.object(contactShape('edited-contact'));
export type EditedContact = z.input<typeof editedContact>;

export const contact = z.object({
  id,
  CntctCode: z.string(),
  ...ofEachAddressField(() => z.string()),
  /** Name of the state, for people. */
  stateName: z.string(),
});
export type Contact = z.infer<typeof contact>;

export const contactEndpoints = endpointsOf('account', {
  'GET /me/client/contacts': {
    access: 'client',
    summary: 'Delivery addresses of the signed-in client, oldest first',
    response: z.array(contact),
  },
  'POST /me/client/contacts': {
    access: 'client',
    mutates: true,
    summary: 'Save a delivery address',
    body: newContact,
    response: contact,
    errors: ['invalid_input'],
  },
  'PUT /me/client/contacts/{id}': {
    access: 'client',
    mutates: true,
    summary: 'Change a delivery address of one’s own; another’s is not found',
    params: z.object({ id }),
    body: editedContact,
    response: contact,
  },
});
