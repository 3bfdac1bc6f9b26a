import { z } from 'zod';
import { endpointsOf, writeDeadline } from '../endpoint';
import { dateTime, id, ok } from '../shapes';

/** A saved product under its present name. Price and day come from the catalog. */
export const favorite = z.object({
  id: id.describe('of the product'),
  itemCode: z.string(),
  name: z.string(),
  picture: z.string().nullable(),
  savedAt: dateTime,
  /** No longer sold at all, rather than sold out. */
  discontinued: z.boolean(),
});
export type Favorite = z.infer<typeof favorite>;

const ofWhomever = { access: 'any', params: z.object({ id }), deadlineMs: writeDeadline } as const;

export const favoriteEndpoints = endpointsOf('account', {
  'GET /favorites': {
    access: 'any',
    summary:
      'Products saved at this site by the signed-in client, else by this browser, the latest first. Those of a browser become the client’s at the sign-in',
    response: z.array(favorite),
  },
  'POST /favorites/{id}': {
    ...ofWhomever,
    summary: 'Save a product; one that is saved stays so. A browser without a cookie gets one',
    response: favorite,
    errors: ['product_not_found', 'too_many_favorites', 'rate_limited', 'proof_required'],
  },
  'DELETE /favorites/{id}': {
    ...ofWhomever,
    summary: 'Save a product no longer',
    response: ok,
  },
});
