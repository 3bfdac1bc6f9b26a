import { z } from 'zod';
import { endpointsOf } from '../endpoint';
import { roomPlanLimits } from '../facts/catalog/room-plan';
import { dateTime, id, ok } from '../shapes';

const name = z.string().trim().min(1).max(roomPlanLimits.nameLength);
const mm = z.number().int().describe('millimeters');

const keptPlan = z.object({
  id,
  name,
  plan: z.string().describe('as a link of the planner carries it'),
  room: z
    .object({ width: mm, depth: mm, pieces: z.number().int() })
    .nullable()
    .describe('null where the planner reads it no more'),
  savedAt: dateTime,
});
export type KeptPlan = z.infer<typeof keptPlan>;

export const roomPlanEndpoints = endpointsOf('account', {
  'GET /me/plans': {
    access: 'client',
    summary: 'Plans of rooms that the signed-in client keeps at this site, the latest first',
    response: z.array(keptPlan),
  },
  'PUT /me/plans': {
    access: 'client',
    summary:
      'Keep a plan under a name; one that the client keeps under this name, in capitals or not, is replaced. A text that is no plan is `invalid_input`',
    body: z.object({ name, plan: z.string().max(roomPlanLimits.characters) }),
    response: keptPlan,
    errors: ['too_many_plans', 'invalid_input'],
  },
  'PUT /me/plans/{id}': {
    access: 'client',
    summary: 'Give a plan another name; another’s plan is not found',
    params: z.object({ id }),
    body: z.object({ name }),
    response: keptPlan,
    errors: ['plan_name_taken'],
  },
  'DELETE /me/plans/{id}': {
    access: 'client',
    summary: 'Keep a plan no longer; another’s plan is not found',
    params: z.object({ id }),
    response: ok,
  },
});
