/** How a payment of this kind ends. */
export type PaymentKind = 'card' | 'transfer' | 'ledger' | 'counter';

/** A way in which money may come. */
export interface PaymentType {
  readonly type: string;
  readonly name: string;
  readonly kind: PaymentKind;
  readonly currency: 'mxn' | 'usd';
  /** Only staff take it, at a counter. */
  readonly staffOnly: boolean;
}

const one = (type: string, name: string, kind: PaymentKind, more: Partial<PaymentType> = {}): PaymentType => ({
  ...{ type, name, kind, currency: 'mxn', staffOnly: false },
  ...more,
});

/** Every type a payment may have (shopping 3, 9). */
export const paymentTypes: readonly PaymentType[] = [
  one('credit-card', 'Tarjeta de crédito', 'card'),
  one('debit-card', 'Tarjeta de débito', 'card'),
  one('3-msi', '3 meses sin intereses', 'card'),
  one('6-msi', '6 meses sin intereses', 'card'),
  one('9-msi', '9 meses sin intereses', 'card'),
  one('12-msi', '12 meses sin intereses', 'card'),
  one('spei', 'Transferencia SPEI', 'transfer'),
  one('transfer', 'Transferencia bancaria', 'transfer'),
  one('ewallet', 'Monedero electrónico', 'ledger'),
  one('client-balance', 'Saldo a favor', 'ledger'),
  one('cash', 'Efectivo', 'counter', { staffOnly: true }),
  one('cash-usd', 'Efectivo en dólares', 'counter', { staffOnly: true, currency: 'usd' }),
  one('terminal-card', 'Tarjeta en terminal', 'counter', { staffOnly: true }),
];

const byType = new Map(paymentTypes.map((type) => [type.type, type]));

/** The type by its word; undefined where the store knows none. */
export const paymentTypeOf = (type: string): PaymentType | undefined => byType.get(type);

/** The name of a payment type as people read it. */
export const paymentTypeName = (type: string): string => byType.get(type)?.name ?? 'Tarjeta de crédito';

/** Types that are paid out of a client's own ledger. */
export const ledgerTypes = ['ewallet', 'client-balance'] as const;
export type LedgerType = (typeof ledgerTypes)[number];
export const isLedgerType = (type: string): type is LedgerType => ledgerTypes.some((one) => one === type);

/** From this share of the total, in percent, a manager may let an order be made (reading 4). */
export const managerFromPercent = 60;

/** True when `paid` is at least the manager's share of `total`; exact, in centavos. */
export const managerMayOrder = (paid: number, total: number): boolean =>
  total > 0 && paid * 100 >= total * managerFromPercent;
