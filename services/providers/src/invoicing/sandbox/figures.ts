import type { InvoiceBody } from './validate';

/** Amounts of an invoice in pesos: lines at six decimals, sums at two. */
export type Figures = {
  lines: { unit: number; amount: number; base: number; tax: number }[];
  subtotal: number;
  tax: number;
  total: number;
};

const at = (decimals: number) => (value: number) =>
  Number(`${Math.round(Number(`${value}e${decimals}`))}e-${decimals}`);
const six = at(6);
const two = at(2);

/** Takes prices apart as the provider does: every line at six decimals, only the sums rounded. */
export function figuresOf({ items }: Pick<InvoiceBody, 'items'>): Figures {
  const lines = items.map(({ quantity, product }) => {
    const gross = product.price * quantity;
    const base = six(product.tax_included ? gross / 1.16 : gross);
    return { unit: six(base / quantity), amount: base, base, tax: six(base * 0.16) };
  });
  const sum = (of: (line: (typeof lines)[number]) => number) => lines.reduce((all, line) => all + of(line), 0);
  const subtotal = two(sum(({ amount }) => amount));
  const tax = two(sum((line) => line.tax));
  return { lines, subtotal, tax, total: two(subtotal + tax) };
}
