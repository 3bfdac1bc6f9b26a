import { z } from 'zod';
import { endpointsOf } from '../endpoint';
import { id } from '../shapes';

/** The name of a public key: the first digits of its hash. */
const keyId = z.string().max(64);

export const promiseEndpoints = endpointsOf('checkout', {
  'GET /promise/keys': {
    access: 'any',
    summary: 'Public keys that promises of orders are verified by, the present one first; ECDSA P-256, SPKI as PEM',
    response: z.object({ keys: z.array(z.object({ id: keyId, pem: z.string() })).min(1) }),
  },
  'GET /promise/key/{id}': {
    access: 'any',
    download: true,
    summary: 'One of those keys as a file, by the name that a signed promise gives it',
    params: z.object({ id: keyId }),
    response: z.string().describe('the file itself: application/x-pem-file'),
  },
  'GET /order/{id}/promise/{number}': {
    access: 'owner-or-staff',
    download: true,
    summary: 'An order’s promise, or a change of it, as a signed file; also by the signed link of its mail',
    params: z.object({ id, number: z.coerce.number().int().min(1).max(2_147_483_647) }),
    response: z.string().describe('the file itself: application/json'),
  },
});
