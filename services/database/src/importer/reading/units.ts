/** Centimeters in a unit of length. */
export const unitInCm = { mm: 0.1, cm: 1, m: 100, in: 2.54 } as const;
export type LengthUnit = keyof typeof unitInCm;

/** Kilograms in a unit of weight. */
const unitInKg: Readonly<Record<string, number>> = {
  kgs: 1,
  kilo: 1,
  kilos: 1,
  gr: 0.001,
  grs: 0.001,
  gramos: 0.001,
  libras: 0.453_592_37,
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
  centimetros: 'cm',
  m: 'm',
  mt: 'm',
  mts: 'm',
  metros: 'm',
  metro: 'm',
  milimetros: 'mm',
  in: 'in',
  inch: 'in',
  inches: 'in',
  pulg: 'in',
  pulgadas: 'in',
  '"': 'in',
  '”': 'in',
};
const unitOf = (word: string): LengthUnit | undefined =>
  written[
    word
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[.()[\]]/g, '')
  ];

/**
 * A cell's weight: `5.5 kg`, `5,500 g`, `12 lb`; `kg` is one of its unit in kilograms, absent where the cell names
 * none.
 */
export function weightIn(cell: string): { amount: string; kg?: number } {
  const [, amount = cell, word = ''] = /^([\d.,\s]+?)\s*([a-z]+)\.?$/i.exec(cell) ?? [];
  const kg = unitInKg[word.toLowerCase()];
  return kg ? { amount: amount.trim(), kg } : { amount: cell };
}

/** Inches as carpenters write them: `31 1/2"`. */
const fraction = /^(\d+)\s+(\d+)\/(\d+)\s*(?:"|”|''|in|pulg(?:adas)?\.?)$/i;

/** A sign before a diameter says nothing of how long it is. */
const diameter = /^[Øø⌀]\s*/;

/** A length of a cell: `31 in`, `80cm`, `1.2 m`. `uom` is absent where the cell names none. */
export function lengthIn(given: string): { amount: string; uom?: LengthUnit } {
  const cell = given.replace(diameter, '');
  const [, whole, part, of] = fraction.exec(cell) ?? [];
  if (whole && part && of) return { amount: String(Number(whole) + Number(part) / Number(of)), uom: 'in' };
  const [, amount = cell, word = ''] = /^([\d.,\s]+?)\s*([([]?\s*[a-zéí"”]+\.?\s*[)\]]?)$/i.exec(cell) ?? [];
  const uom = unitOf(word);
  return uom ? { amount: amount.trim(), uom } : { amount: cell };
}

/** A heading with its unit, as export files have them: `Width (in)`, `Peso [kg]`. */
export function headingWithUnit(heading: string): { name: string; uom?: LengthUnit; kg?: number } {
  const [, name = heading, word = ''] = /^(.*?)\s*[([]\s*([a-z"”.]+)\s*[)\]]$/i.exec(heading) ?? [];
  const [uom, kg] = [unitOf(word), unitInKg[word.toLowerCase()]];
  return { name: uom || kg ? name : heading, uom, kg };
}
