import { z } from 'zod';

/** Most kinds of parcels of a product, and pieces of one kind. */
const most = { kinds: 20, pieces: 99 } as const;
const centimeters = z.number().positive().max(1000);

const boxSize = z.object({ width: centimeters, depth: centimeters, height: centimeters });
const parcel = boxSize.extend({
  pieces: z.number().int().min(1).max(most.pieces).describe('parcels of this size'),
  weightKg: z.number().positive().max(2000).nullable().describe('of one; null where unknown'),
});
/** How a product travels. Centimeters as it is packed. */
export const packing = z.object({
  parcels: z.array(parcel).max(most.kinds).describe('empty where they are not known'),
  builtAtHome: z.boolean().describe('it comes in parts that are built in the room'),
  bare: boxSize.nullable().describe('its size without the legs and backs that come off; null where none does'),
});
export type Packing = z.infer<typeof packing>;

const number = '(\\d+(?:\\.\\d+)?)';
const size = `${number}\\s*[x×]\\s*${number}\\s*[x×]\\s*${number}(?:\\s*cm)?`;
const parcelText = new RegExp(`^(?:(\\d{1,2})\\s+de\\s+)?${size}(?:,?\\s+${number}\\s*kg)?$`, 'i');
const bareText = new RegExp(`^sin (?:patas|respaldo|patas ni respaldo)\\s+${size}$`, 'i');

const sizeOf = (numbers: readonly (string | undefined)[]) => {
  const [width = 0, depth = 0, height = 0] = numbers.map(Number);
  return { width, depth, height };
};

/**
 * How a product travels, as merchants and the ERP write it, parts parted by `|`: `2 de 120 x 40 x 15 cm, 18.5 kg`,
 * `armar en casa`, `sin patas 210 x 90 x 75`. Null for any other text.
 */
export function parsePacking(text: string): Packing | null {
  const found: Packing = { parcels: [], builtAtHome: false, bare: null };
  for (const part of text.split('|').map((one) => one.trim())) {
    const [, pieces, ...numbers] = parcelText.exec(part) ?? [];
    const [, ...bare] = bareText.exec(part) ?? [];
    if (numbers.length > 0)
      found.parcels.push({
        ...sizeOf(numbers.slice(0, 3)),
        pieces: Number(pieces ?? 1),
        weightKg: numbers[3] === undefined ? null : Number(numbers[3]),
      });
    else if (bare.length > 0) found.bare = sizeOf(bare);
    else if (/^armar(?: en casa)?$/i.test(part)) found.builtAtHome = true;
    else return null;
  }
  const parsed = packing.safeParse(found);
  return parsed.success ? parsed.data : null;
}
