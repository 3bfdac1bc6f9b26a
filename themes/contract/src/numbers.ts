/**
 * A number as Mexico writes it: 18675.5 is «18,675.50» with two decimals. By hand: the browser's own formatter, when it
 * is first used, holds a phone for longer than all the rest of a page's start.
 */
export function grouped(value: number, decimals = 0): string {
  const [whole = '', fraction] = value.toFixed(decimals).split('.');
  const thousands = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction ? `${thousands}.${fraction}` : thousands;
}
