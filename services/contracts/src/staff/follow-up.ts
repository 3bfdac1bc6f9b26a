import { z } from 'zod';
import { erpStanding } from '../checkout/order-erp';
import { followUpRecord } from '../checkout/quotation-shapes';
import { endpointsOf, outsideDeadline } from '../endpoint';
import { recordImage } from '../facts/capacities';
import { followUpLengths, lostReasons, recordEvents, recordStepMinutes } from '../facts/desk/follow-up';
import { dateTime, day, id } from '../shapes';
import { storeDay } from '../store-day';

/** A time of the store's clock, on one of the steps that the form offers. */
const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .refine((text) => Number(text.slice(3)) % recordStepMinutes === 0, { message: 'not on a step of 20 minutes' });

export const newRecord = z.strictObject({
  eventType: z.enum(recordEvents),
  date: day.refine((date) => date <= storeDay(), { message: 'not spoken yet' }),
  time,
  notes: z.string().trim().max(followUpLengths.notes).default(''),
  first: z
    .boolean()
    .optional()
    .describe('it is meant to be the first one: refused where somebody has recorded another'),
});
export type NewRecord = z.input<typeof newRecord>;

export const nextStep = z.object({ text: z.string().trim().min(1).max(followUpLengths.nextStep), day });

/** A day that a plan may name. */
const plannedDay = day.refine((date) => date >= storeDay(), { message: 'gone by' });

export const followUp = z.object({
  Records: z.array(followUpRecord).describe('newest first'),
  estimatedCloseDate: day.nullable(),
  nextStep: nextStep.nullable(),
  Broker: z
    .object({ firstName: z.string(), lastName: z.string(), email: z.string(), mobilePhone: z.string() })
    .nullable()
    .describe('the broker who made it'),
  isClosed: z.boolean(),
  ordered: z.boolean().describe('it is an order: followed up there'),
  lost: z
    .object({ reason: z.enum(lostReasons), comment: z.string(), closedAt: dateTime, closedBy: z.string() })
    .nullable()
    .describe('why it was closed as lost; null while it is open, and where it went into another quotation'),
});
export type FollowUp = z.infer<typeof followUp>;

export const lead = z.object({ id, name: z.string(), phone: z.string(), email: z.string(), createdAt: dateTime });
export type Lead = z.infer<typeof lead>;

/** How to reach the person a quotation is for. */
export const quotationContact = z.object({
  name: z.string(),
  phone: z.string().nullable().describe('with its country code, a plus before it'),
  email: z.string().nullable(),
  link: z.url().describe('opens the quotation without a session, for 60 days'),
});
export type QuotationContact = z.infer<typeof quotationContact>;

const seenPlan = 'what the caller saw in its place: refused where it is not that any more';
const ofQuotation = { access: 'staff', params: z.object({ id }) } as const;

export const followUpEndpoints = endpointsOf('staff', {
  'POST /quotation/{id}/records': {
    ...ofQuotation,
    summary: 'The follow-up of a quotation: its records, next step, estimated close date, and why it was lost',
    body: z.object({}),
    response: followUp,
  },
  'POST /quotation/addrecord/{id}': {
    ...ofQuotation,
    audits: ['eventType', 'date', 'time'],
    mutates: true,
    summary: 'Record a conversation with the client of an open quotation, with an image if there is one',
    deadlineMs: outsideDeadline,
    body: newRecord,
    attachment: { field: 'file', bytes: recordImage.bytes },
    response: followUpRecord,
    errors: [
      'quotation_closed',
      'quotation_ordered',
      'already_followed',
      'file_not_taken',
      'picture_too_large',
      'payload_too_large',
      'unavailable',
    ],
  },
  'PUT /quotation/record/{id}/file': {
    ...ofQuotation,
    deadlineMs: outsideDeadline,
    summary: 'The one image of a record, by who wrote it: JPEG, PNG or WebP, judged by its content and drawn anew',
    upload: recordImage.bytes,
    response: followUpRecord,
    errors: ['quotation_closed', 'conflict', 'file_not_taken', 'picture_too_large', 'payload_too_large', 'unavailable'],
  },
  'GET /uploads/records/gallery/{filename}': {
    access: 'staff',
    summary: 'The image of a record, a JPEG',
    params: z.object({ filename: z.string().regex(/^[0-9a-f-]{36}\.jpg$/) }),
    response: z.string().describe('the file itself: image/jpeg'),
  },
  'PUT /quotation/{id}/estimatedclosedate': {
    ...ofQuotation,
    audits: ['estimatedCloseDate'],
    mutates: true,
    summary: 'The day on which an open quotation is expected to be bought',
    body: z.strictObject({ estimatedCloseDate: plannedDay, seen: day.nullable().optional().describe(seenPlan) }),
    response: followUp,
    errors: ['quotation_changed', 'quotation_closed'],
  },
  'PUT /quotation/{id}/nextstep': {
    ...ofQuotation,
    audits: [],
    mutates: true,
    summary: 'The next step of an open quotation, and its day; null once it is done',
    body: z.strictObject({
      nextStep: nextStep.extend({ day: plannedDay }).nullable(),
      seen: nextStep.nullable().optional().describe(seenPlan),
    }),
    response: followUp,
    errors: ['quotation_changed', 'quotation_closed'],
  },
  'GET /quotation/{id}/contact': {
    ...ofQuotation,
    summary: 'Telephone and e-mail of a quotation’s buyer, with the link that opens it for them',
    response: quotationContact,
  },
  'GET /quotation/{id}/nextstep/calendar': {
    ...ofQuotation,
    summary: 'The next step of a quotation as an event of a calendar',
    response: z.string().describe('the file itself: text/calendar'),
  },
  'GET /quotation/{id}/leads': {
    ...ofQuotation,
    summary: 'Who left their telephone with a quotation, newest first',
    response: z.array(lead),
  },
  'POST /quotation/{id}/saporderconnectionlogs': {
    ...ofQuotation,
    summary: 'Tries to write the quotation’s order into the ERP, newest first, and its state',
    body: z.object({}),
    response: z.object({
      order: erpStanding.extend({ id, folio: z.string() }).nullable().describe('null while the quotation is none'),
      logs: z.array(
        z.object({
          at: dateTime,
          ok: z.boolean(),
          sentence: z.string(),
          code: z.string().nullable(),
          durationMs: z.number().int(),
        }),
      ),
    }),
  },
});
