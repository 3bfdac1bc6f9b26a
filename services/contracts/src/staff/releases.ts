import { z } from 'zod';
import { endpointsOf, writeDeadline } from '../endpoint';
import { type Vital, vitalNames } from '../facts/text/web-vitals';
import { figuresHours } from './version-figures';

const remote = z
  .string()
  .regex(/^[a-z]{1,30}$/)
  .describe('without `mfe-`');
const version = z.string().max(60);
const measured = z.number().nullable();

const brandShare = z.object({
  site: z.string(),
  share: z.number().int().min(0).max(100).describe('percent of its visitors who get this version now'),
  visits: z.number().int().describe('measured by browsers'),
  errors: z.number().int().describe('in browsers'),
  vitals: z
    .object(Object.fromEntries(vitalNames.map((name) => [name, measured])) as Record<Vital, typeof measured>)
    .describe('three of four visits stayed below; milliseconds, CLS a score; null where nothing was measured'),
});

const releasedVersion = z.object({
  version,
  setAside: z.string().nullable().describe('why gateways do not serve it'),
  brands: z.array(brandShare),
});
export type ReleasedVersion = z.infer<typeof releasedVersion>;

export const release = z.object({
  remote,
  versions: z
    .array(releasedVersion)
    .describe('the last released first: those that visitors get, or got in these hours'),
  /** The versions before and after a rollback; null where none is possible. */
  rollback: z.object({ from: version, to: version }).nullable(),
  mayRollBack: z.boolean().describe('the caller belongs to the team that owns the remote'),
});
export type Release = z.infer<typeof release>;

export const releaseEndpoints = endpointsOf('staff', {
  'GET /releases': {
    access: 'admin',
    summary: `Versions of each remote: who gets them, and what browsers told of them in the last ${figuresHours} hours`,
    response: z.object({ releases: z.array(release) }),
  },
  'POST /releases/{remote}/rollback': {
    access: 'admin',
    mutates: true,
    audits: ['from'],
    deadlineMs: writeDeadline,
    summary: 'Reverts the last release of a remote, for its owners: a canary, or the version of all visitors',
    params: z.object({ remote }),
    body: z.object({
      from: version.min(1).describe('as it was seen: refused where another one was released meanwhile'),
    }),
    response: z.object({ current: version }),
    errors: ['not_found', 'forbidden', 'conflict'],
  },
});
