import { ivaPercent } from '@actual/contracts/facts/payment/invoices';
import type { Cents } from '../money';

/** Millionths of a peso: the six decimals that a CFDI allows its lines. */
export type Micros = number;

const microsPerCent = 10_000;

/** A line as it was charged: the price of one piece with IVA, after its discount. */
export interface ChargedLine {
  readonly quantity: number;
  readonly unitTotal: Cents;
}
export interface LineTax {
  /** The line's charge, IVA included. */
  readonly gross: Cents;
  readonly base: Micros;
  readonly tax: Micros;
}
export interface InvoiceFigures {
  readonly lines: readonly LineTax[];
  readonly subtotal: Cents;
  readonly tax: Cents;
  readonly total: Cents;
}

/** Nearest whole of a fraction, ties up; both are whole and not negative. */
const nearest = (numerator: number, denominator: number): number =>
  Math.floor((2 * numerator + denominator) / (2 * denominator));

/** Base and IVA inside a price that includes it, at six decimals. */
function taxInside(gross: Cents): Pick<LineTax, 'base' | 'tax'> {
  const base = nearest(gross * microsPerCent * 100, 100 + ivaPercent);
  return { base, tax: nearest(base * ivaPercent, 100) };
}

/** An invoice's figures: lines keep six decimals and only sums are rounded, so that base and IVA equal the charge. */
export function invoiceFigures(lines: readonly ChargedLine[]): InvoiceFigures {
  const taxed = lines.map(({ quantity, unitTotal }): LineTax => {
    const gross = unitTotal * quantity;
    return { gross, ...taxInside(gross) };
  });
  const sum = (of: (line: LineTax) => number): number => taxed.reduce((all, line) => all + of(line), 0);
  const subtotal = nearest(
    sum(({ base }) => base),
    microsPerCent,
  );
  const tax = nearest(
    sum(({ tax: one }) => one),
    microsPerCent,
  );
  return { lines: taxed, subtotal, tax, total: subtotal + tax };
}
