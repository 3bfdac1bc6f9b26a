import { z } from 'zod';

const filterValue = z.object({
  Handle: z.string(),
  Name: z.string(),
  Code: z.string().nullable(),
  count: z.number().int(),
  selected: z.boolean(),
});
export const filterGroup = z.object({
  id: z.string(),
  Handle: z.string(),
  Name: z.string(),
  customOrder: z.number().int(),
  Values: z.array(filterValue),
});

/** A filter outside of a list's panel: its values can also be asked for by their id. */
export const listedFilter = filterGroup.extend({ Values: z.array(filterValue.extend({ id: z.string() })) });
