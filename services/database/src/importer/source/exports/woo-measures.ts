import type { SourceRow } from '../source';
import type { Given } from './store-export';

const measures = ['Weight', 'Length', 'Width', 'Height'] as const;

/** Its length is the store's depth: from front to back. */
const fieldOf = (measure: (typeof measures)[number]): string => (measure === 'Length' ? 'Depth' : measure);
/** Measures have their unit in the heading: `Width (cm)`. */
const measureIn = (row: SourceRow, measure: string): [string, string] | undefined => {
  const heading = [...row.cells.keys()].find((one) => one.startsWith(`${measure} (`));
  return heading === undefined ? undefined : [heading.slice(measure.length).trim(), row.cells.get(heading) ?? ''];
};

const kilograms: Readonly<Record<string, number>> = {
  '(kg)': 1,
  '(g)': 0.001,
  '(lbs)': 0.453_592_37,
  '(oz)': 0.028_349_5,
};

/** The measures of a row, or of its parent, under the store's names. */
export function measuresOf(row: SourceRow, parent: SourceRow | undefined): Given {
  const found: Record<string, string> = {};
  for (const measure of measures) {
    const [unit = '', own = ''] = measureIn(row, measure) ?? [];
    const value = own.trim() || (parent ? (measureIn(parent, measure)?.[1] ?? '').trim() : '');
    if (value === '') found[fieldOf(measure)] = '';
    else if (measure === 'Weight') found.Weight = String(Number((Number(value) * (kilograms[unit] ?? 1)).toFixed(3)));
    else found[fieldOf(measure)] = `${value} ${unit.replace(/[()]/g, '')}`;
  }
  return found;
}
