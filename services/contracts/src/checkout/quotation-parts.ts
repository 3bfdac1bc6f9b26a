import { z } from 'zod';
import { alsoNamed, idOrWhole } from '../also-named';
import { deliveryGroup } from '../catalog/shipping';
import { endpointsOf } from '../endpoint';
import { sameEmail } from '../rules';
import { dateTime, day, email, id, ok, phone } from '../shapes';
import { quotation, quotationDetail } from './quotation-shapes';

const quotationId = z.object({ id });

/** A shopper who leaves a quotation with an adviser. The dialog asks for the e-mail twice. */
export const newLead = z
  .strictObject({
    name: z.string().trim().min(1).max(100),
    email,
    _email: email.optional(),
    phone,
  })
  .refine(({ email: one, _email: other = one }) => sameEmail(one, other), { path: ['_email'], message: 'different' });

const currentStock = z.object({
  id,
  ItemCode: z.string(),
  Name: z.string(),
  quantity: z.number().int(),
  shipDate: day.nullable(),
  available: z.number().int().describe('pieces for the chosen date'),
  validStock: z.boolean(),
  deliveriesGroups: z.array(deliveryGroup),
});

/** Calls on parts of a quotation beyond its lines. */
export const quotationPartEndpoints = endpointsOf('checkout', {
  'POST /quotation/removedetailsgroup/{id}': {
    audits: ['details'],
    access: 'holder',
    mutates: true,
    summary: 'Remove several lines at once; a line that is not there any more changes nothing',
    params: quotationId,
    body: alsoNamed(z.object({ details: z.array(idOrWhole(id)).min(1).max(100) }), {
      ids: 'details',
      Details: 'details',
    }),
    response: quotation,
    errors: [
      'quotation_closed',
      'quotation_ordered',
      'quotation_changed',
      'quotation_part_paid',
      'payment_in_progress',
    ],
  },
  'POST /quotation/findDetailsById/{id}': {
    access: 'holder',
    summary: 'The lines alone, with their delivery groups and stock',
    params: quotationId,
    response: z.object({ Details: z.array(quotationDetail) }),
  },
  'POST /quotation/getCurrentStock/{id}': {
    access: 'holder',
    summary: 'The pieces and days that can be promised now for every line',
    params: quotationId,
    response: z.object({ stock: z.array(currentStock) }),
  },
  'POST /quotation/sendemail/{id}': {
    access: 'holder',
    mutates: true,
    summary: 'Mails the quotation with a signed link that opens it; a few mails for each reader and caller',
    params: quotationId,
    body: z.strictObject({ email }),
    response: ok,
    errors: ['quotation_empty', 'too_many_mails', 'proof_required'],
  },
  'GET /quotation/{id}/open': {
    access: 'link',
    summary: 'Opens a quotation by the signed link of its mail: this browser holds it from then on. Answers a redirect',
    params: z.object({ id: z.string().max(60) }),
    query: z.object({ llave: z.string().max(200).optional() }),
    response: z.null(),
  },
  'PUT /quotation/{id}/address': {
    audits: ['contactId'],
    access: 'holder',
    mutates: true,
    summary: 'Delivers to one of the client’s saved addresses; it must lie in the postal code of delivery',
    params: quotationId,
    body: alsoNamed(z.object({ contactId: idOrWhole(id) }), { Address: 'contactId' }),
    response: quotation,
    errors: [
      'zipcode_mismatch',
      'quotation_without_zipcode',
      'quotation_closed',
      'quotation_ordered',
      'quotation_part_paid',
      'quotation_changed',
    ],
  },
  'POST /lead/quotation/{quotationId}': {
    access: 'holder',
    mutates: true,
    summary: 'Leaves the quotation with an adviser: a lead that staff see, and a mail to the person',
    params: z.object({ quotationId: id }),
    body: newLead,
    response: z.object({ id, quotationId: id, createdAt: dateTime }),
    errors: ['quotation_empty', 'too_many_mails', 'proof_required'],
  },
});
