import { z } from 'zod';
import { endpointsOf, outsideDeadline } from '../endpoint';
import { packagePassword, storefrontPicture, versionStates } from '../facts/catalog/storefront';
import { dateTime, id } from '../shapes';
import { storefrontContent } from './storefront-content';
import { storefrontPreview } from './storefront-preview';

const person = z.object({ id, firstName: z.string(), lastName: z.string() });

export const storefrontVersion = z.object({
  id,
  state: z.enum(versionStates),
  content: storefrontContent,
  startsAt: dateTime.nullable().describe('null: it stood there before staff changed anything'),
  endsAt: dateTime.nullable().describe('null: until something else'),
  madeAt: dateTime,
  madeBy: person.nullable(),
  undoneAt: dateTime.nullable(),
  undoneBy: person.nullable(),
});
export type StorefrontVersion = z.infer<typeof storefrontVersion>;

export const storefrontDocument = z.object({
  document: z.string(),
  revision: z.number().int().describe('the revision that a change names as its starting point'),
  content: storefrontContent.describe('the content that the store shows now'),
  versions: z.array(storefrontVersion).describe('the latest first'),
});
export type StorefrontDocument = z.infer<typeof storefrontDocument>;

/** `closed-days.store`, `delivery-text.actual-home`, `texts.store.quienes-somos` (`facts/catalog/storefront.ts`). */
export const storefrontDocumentName = z.string().regex(/^[a-z-]{1,20}(?:\.[a-z0-9-]{1,60}){1,4}$/);

const shared = {
  access: 'manager',
  params: z.object({ document: storefrontDocumentName }),
} as const;

export const storefrontEndpoints = endpointsOf('catalog', {
  'GET /storefront/{document}': {
    ...shared,
    summary: 'A part of the store that staff edit: its present, past and planned content',
    response: storefrontDocument,
    errors: ['not_found'],
  },
  'PUT /storefront/{document}': {
    ...shared,
    mutates: true,
    summary:
      'Changes it now or from a moment on, for good or until another; refused where somebody changed it meanwhile',
    body: z.object({
      revision: z.number().int().min(0),
      content: storefrontContent,
      from: dateTime.nullable().default(null).describe('null: now'),
      until: dateTime.nullable().default(null).describe('null: until something else'),
    }),
    response: storefrontDocument,
    errors: ['not_found', 'forbidden', 'invalid_input', 'storefront_changed', 'storefront_full'],
  },
  'POST /storefront/{document}/undo': {
    ...shared,
    mutates: true,
    audits: ['version'],
    summary: 'Undoes a present or planned change: the content before it holds again',
    body: z.object({ version: id }),
    response: storefrontDocument,
    errors: ['not_found', 'invalid_input', 'storefront_changed'],
  },
  'POST /storefront/{document}/preview': {
    ...shared,
    summary: 'A content as shoppers of each brand would see it; changes nothing',
    body: z.object({ content: storefrontContent }),
    response: storefrontPreview,
    errors: ['not_found', 'invalid_input'],
  },
  'POST /storefront/{document}/picture': {
    ...shared,
    audits: [],
    deadlineMs: outsideDeadline,
    summary: 'A picture for its banners, packages or rooms: JPEG, PNG or WebP, judged by its content and drawn anew',
    upload: storefrontPicture.bytes,
    response: z.object({ picture: z.string().describe('stem') }),
    errors: ['file_not_taken', 'picture_too_large', 'payload_too_large', 'storefront_full', 'unavailable'],
  },
  'POST /storefront/{document}/password': {
    ...shared,
    audits: [],
    summary: 'A password for one of its packages: only its hash is kept; the lock it answers is named in the content',
    body: z.object({ password: z.string().min(packagePassword.shortest).max(packagePassword.longest) }),
    response: z.object({ lock: id }),
    errors: ['not_found', 'invalid_input', 'storefront_full', 'rate_limited'],
  },
});
