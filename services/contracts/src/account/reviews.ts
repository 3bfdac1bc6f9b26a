import { z } from 'zod';
import { endpointsOf, outsideDeadline, writeDeadline } from '../endpoint';
import { reviewPicture } from '../facts/capacities';
import { reviewLengths, reviewPictures, reviewStates } from '../facts/catalog/reviews';
import { dateTime, day, id, ok, pageParam, site } from '../shapes';

const rating = z.number().int().min(1).max(5);

/** A published review of a verified buyer. */
export const review = z.object({
  id,
  rating,
  title: z.string(),
  text: z.string(),
  author: z.string().describe('given name and initial; empty where the client left'),
  finish: z.string().nullable().describe('of the variant that was bought'),
  day: day.describe('when it was written'),
  pictures: z.array(z.string()).describe('paths of the API'),
  answer: z.string().nullable().describe('the store’s answer'),
});
export type Review = z.infer<typeof review>;

export const productReviews = z.object({
  total: z.number().int(),
  average: z.number().describe('one decimal; 0 where there is none'),
  stars: z.array(z.number().int()).length(5).describe('how many gave one star, two and so on'),
  data: z.array(review).describe('newest first'),
});
export type ProductReviews = z.infer<typeof productReviews>;

/** A piece that somebody bought, on the page where they review it. */
export const reviewedPiece = z.object({
  id: id.describe('of the order’s line'),
  name: z.string(),
  url: z.string(),
  picture: z.string(),
  finish: z.string().nullable(),
  author: z.string().describe('the name it would be published under'),
  state: z.enum(reviewStates).nullable().describe('of the review that is written already'),
});
export type ReviewedPiece = z.infer<typeof reviewedPiece>;

/** A review as staff judge it. */
export const moderatedReview = review.extend({
  site,
  state: z.enum(reviewStates),
  reason: z.string().nullable(),
  createdAt: dateTime,
  product: z.object({ name: z.string(), url: z.string() }),
  order: z.object({ id, folio: z.string() }),
});
export type ModeratedReview = z.infer<typeof moderatedReview>;

const key = z.string().max(200).optional().describe('of the mailed link; the signed-in buyer needs none');
const ofPiece = { access: 'any', params: z.object({ id }) } as const;
const refusals = ['link_expired', 'review_not_possible'] as const;
const counted = ['rate_limited', 'proof_required'] as const;
const optional = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .transform((text) => text || null)
    .nullable()
    .default(null);

export const reviewEndpoints = endpointsOf('account', {
  'GET /reviews/product/{id}/{page}': {
    access: 'any',
    summary: 'Published reviews of a product in any of its variants by verified buyers, with their average',
    params: z.object({ id, page: pageParam }),
    response: productReviews,
  },
  'GET /reviews/pictures/{filename}': {
    access: 'link',
    summary:
      'A picture of a published review, or its thumbnail (`-chica`), a JPEG; of one that is not, by a key that staff are given',
    params: z.object({ filename: z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(-chica)?\.jpg$/) }),
    query: z.object({ key: z.string().max(200).optional() }),
    response: z.string().describe('the file itself: image/jpeg'),
  },
  'GET /reviews/piece/{id}': {
    ...ofPiece,
    summary: 'A delivered piece of an order, for its buyer to review',
    query: z.object({ key }),
    response: reviewedPiece,
    errors: refusals,
  },
  'POST /reviews/piece/{id}/picture': {
    ...ofPiece,
    deadlineMs: outsideDeadline,
    summary:
      'Hands in a picture (JPEG, PNG, WebP; drawn anew) that the review then names; forgotten after a day if not',
    query: z.object({ key }),
    upload: reviewPicture.bytes,
    response: z.object({ id }),
    errors: [...refusals, 'review_taken', 'file_not_taken', 'picture_too_large', 'unavailable', ...counted],
  },
  'POST /reviews/piece/{id}': {
    ...ofPiece,
    deadlineMs: writeDeadline,
    summary: 'The review of a delivered piece by its buyer, one for each order and model; staff see it first',
    body: z.object({
      key,
      rating,
      title: z.string().trim().max(reviewLengths.title).default(''),
      text: z.string().trim().min(reviewLengths.least).max(reviewLengths.text),
      pictures: z.array(id).max(reviewPictures).default([]),
    }),
    response: ok,
    errors: [...refusals, 'review_taken', 'attachment_gone', ...counted],
  },
  'GET /reviews/moderation/{page}': {
    access: 'manager',
    summary:
      'Reviews of every brand in one state, those to be judged unless told; the oldest of them first, else the newest',
    params: z.object({ page: pageParam }),
    query: z.object({ state: z.enum(reviewStates).default('pending') }),
    response: z.object({ data: z.array(moderatedReview), total: z.number().int() }),
  },
  'PUT /reviews/{id}': {
    access: 'manager',
    mutates: true,
    audits: ['state', 'reason', 'answer'],
    summary: 'Publishes a review, with the shop’s answer where it gives one, or refuses it with its reason',
    params: z.object({ id }),
    body: z
      .object({
        from: z.enum(reviewStates).describe('as it was seen: refused where somebody else decided meanwhile'),
        state: z.enum(['published', 'refused']),
        reason: optional(reviewLengths.reason),
        answer: optional(reviewLengths.answer),
      })
      .refine(({ state, reason }) => (state === 'refused') === (reason !== null), {
        path: ['reason'],
        message: 'of a refused one',
      }),
    response: moderatedReview,
    errors: ['not_found', 'conflict'],
  },
});
