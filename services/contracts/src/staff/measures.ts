import { z } from 'zod';
import { endpointsOf } from '../endpoint';
import { modelFaults, sizeLists } from '../facts/catalog/model-sizes';
import { societyCodes } from '../facts/company/brands';
import { id, pageParam } from '../shapes';

const cm = z.number();
/** A product on sale whose sizes are incomplete or contradict its 3D model. Centimeters. */
export const productMeasures = z.object({
  id,
  itemCode: z.string(),
  name: z.string(),
  url: z.string().describe('path of its page: /{slug}/{id}'),
  society: z.enum(societyCodes),
  sizes: z.object({ width: cm.nullable(), depth: cm.nullable(), height: cm.nullable() }).describe('of the catalog'),
  model: z
    .object({ width: cm, depth: cm, height: cm })
    .nullable()
    .describe('of its 3D model; null where it cannot be measured, and among products without parcels'),
  fault: z.enum(modelFaults).nullable().describe('why its 3D model cannot be measured'),
});
export type ProductMeasures = z.infer<typeof productMeasures>;

const many = z.number().int();
export const measureEndpoints = endpointsOf('staff', {
  'GET /measures/{list}/{page}': {
    access: 'manager',
    summary:
      'Products on sale by name: `parcels`, those without parcels, whose assembled size counts; `models`, those whose 3D model is another size than they are, or cannot be measured',
    params: z.object({ list: z.enum(sizeLists), page: pageParam }),
    response: z.object({
      data: z.array(productMeasures),
      total: many,
      counts: z.object({ parcels: many, models: many }).describe('of both lists'),
      unmeasured: many.describe('3D models that nobody has measured yet'),
    }),
  },
});
