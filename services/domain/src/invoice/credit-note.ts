import { isGeneric } from '@actual/contracts/fiscal/generic-receiver';
import { byShare } from '../after-sale/share';
import { cfdiUses } from '../fiscal/tax-lists';
import type { Cents } from '../money';
import type { InvoiceReceiver } from './receiver';
import { taxMonth } from './rules';

/** An amount refunded, or never charged, after an order's invoice was stamped. */
export interface GivenBack {
  readonly id: string;
  /** The refund for it. */
  readonly cents: Cents;
  /** The most it took off the order: canceled pieces also take off their unpaid part. */
  readonly most: Cents;
}

/** An order's money beside its invoice. */
export interface InvoicedMoney {
  /** Total of the invoice. */
  readonly invoiced: Cents;
  /** The order's present price, less refunds by choice; nothing where it is canceled. */
  readonly kept: Cents;
  /** Totals of the credit notes made of the invoice. */
  readonly credited: Cents;
}

/** The invoice's total beyond the amount that the store kept; below zero where the credit notes took off too much. */
export const dueCredit = ({ invoiced, kept, credited }: InvoicedMoney): Cents => invoiced - kept - credited;

/**
 * The credited part of each refund; later ones first, since the invoice may already lack an earlier one.
 * @param givenBack the latest first, without those that have a credit note
 */
export function creditsOf(
  due: Cents,
  givenBack: readonly GivenBack[],
): { readonly id: string; readonly cents: Cents }[] {
  let left = Math.max(0, due);
  const take = (most: Cents): Cents => {
    const taken = Math.min(left, most);
    left -= taken;
    return taken;
  };
  const back = givenBack.map(({ id, cents, most }) => ({ id, most, cents: take(cents) }));
  return back
    .map(({ id, cents, most }) => ({ id, cents: cents + take(most - cents) }))
    .filter(({ cents }) => cents > 0);
}

/** Pieces as an invoice names them; `unitTotal` is the price of one, IVA included. */
export interface CreditedPieces {
  readonly sku: string;
  readonly name: string;
  readonly productKey: string;
  readonly quantity: number;
  readonly unitTotal: Cents;
}

/** A concept of a credit note; `unit`: pieces, or one act of giving money back. */
export interface CreditedItem {
  readonly sku: string;
  readonly description: string;
  readonly productKey: string;
  readonly quantity: number;
  readonly unitTotalCents: Cents;
  readonly unit: 'piece' | 'act';
}

/** The tax authority's name for a discount or bonification of an earlier invoice. */
export const bonificationKey = '84111506';

/**
 * The concepts of a credit note, which add up to its total: pieces, a share of each line, or a bonification.
 * @param reference what the bonification is known by: the order's folio
 */
export function creditedItems(cents: Cents, pieces: readonly CreditedPieces[], reference: string): CreditedItem[] {
  const values = pieces.map(({ quantity, unitTotal }) => quantity * unitTotal);
  const value = values.reduce((sum, one) => sum + one, 0);
  if (value < cents || value === 0)
    return [
      {
        sku: reference,
        description: `Bonificación sobre el pedido ${reference}`,
        productKey: bonificationKey,
        quantity: 1,
        unitTotalCents: cents,
        unit: 'act',
      },
    ];
  const shares = byShare(cents, values);
  return pieces.flatMap(({ sku, name, productKey, quantity, unitTotal }, at) => {
    const share = shares[at] ?? 0;
    if (share === 0) return [];
    const whole = share === quantity * unitTotal;
    return [
      {
        sku,
        description: whole || quantity === 1 ? name : `${name}, ${quantity} piezas`,
        productKey,
        quantity: whole ? quantity : 1,
        unitTotalCents: whole ? unitTotal : share,
        unit: 'piece' as const,
      },
    ];
  });
}

/** Returns, discounts or bonifications (G02); a regime that has no such use gets none with fiscal effects. */
export const creditNoteUse = (regime: string): 'G02' | 'S01' =>
  cfdiUses.some(({ code, regimes }) => code === 'G02' && regimes.includes(regime)) ? 'G02' : 'S01';

/** The general public's invoice counts for the day's sales, so accountants correct its refunds. */
export const isCreditable = ({ rfc }: Pick<InvoiceReceiver, 'rfc'>): boolean => !isGeneric(rfc);

/** Whether an invoice can still be canceled: until March of the next year, when the issuer declares its year. */
export function isCancelable(issuedAt: Date, now: Date, zone: string): boolean {
  const year = Number(taxMonth(issuedAt, zone).slice(0, 4));
  return taxMonth(now, zone) <= `${year + 1}-03`;
}
