/** Centimeters in a unit of length. */
export const unitInCm = { mm: 0.1, cm: 1, m: 100, in: 2.54 } as const;
export type LengthUnit = keyof typeof unitInCm;

/** Kilograms in a unit of weight. */
const unitInKg: Readonly<Record<string, number>> = {
  kg: 1,
  g: 0.001,
  lb: 0.453_592_37,
  lbs: 0.453_592_37,
  oz: 0.028_349_523,
};

/** How merchants write the units. */
const written: Readonly<Record<string, LengthUnit>> = {
  mm: 'mm',
  cm: 'cm',
  cms: 'cm',
  m: 'm',
  mt: 'm',
  mts: 'm',
  metros: 'm',
  in: 'in',
  inch: 'in',
  inches: 'in',
  pulg: 'in',
  pulgadas: 'in',
  '"': 'in',
  '”': 'in',
};
const unitOf = (word: string): LengthUnit | undefined => written[word.toLowerCase().replace(/\.$/, '')];

/** A length of a cell: `31 in`, `80cm`, `1.2 m`. `uom` is absent where the cell names none. */
export function lengthIn(cell: string): { amount: string; uom?: LengthUnit } {
  const [, amount = cell, word = ''] = /^([\d.,\s]+?)\s*([a-z"”]+\.?)$/i.exec(cell) ?? [];
  const uom = unitOf(word);
  return uom ? { amount: amount.trim(), uom } : { amount: cell };
}

/** A heading with its unit, as export files have them: `Width (in)`, `Peso [kg]`. */
export function headingWithUnit(heading: string): { name: string; uom?: LengthUnit; kg?: number } {
  const [, name = heading, word = ''] = /^(.*?)\s*[([]\s*([a-z"”.]+)\s*[)\]]$/i.exec(heading) ?? [];
  const [uom, kg] = [unitOf(word), unitInKg[word.toLowerCase()]];
  return { name: uom || kg ? name : heading, ...(uom ? { uom } : {}), ...(kg ? { kg } : {}) };
}
