/** Paid with a card at the provider. */
export const cardTypes = ['credit-card', 'debit-card', '3-msi', '6-msi', '9-msi', '12-msi'] as const;
/** Waited for until a deadline. */
export const transferTypes = ['spei', 'transfer'] as const;
/** Paid out of a client's own ledger. */
export const ledgerTypes = ['ewallet', 'client-balance'] as const;
/** Taken by staff. */
export const counterTypes = ['cash', 'cash-usd', 'terminal-card'] as const;
/** Chosen by whoever buys. */
export const shopperTypes = [...cardTypes, ...transferTypes, ...ledgerTypes] as const;
/** Every type a payment may have (shopping 3, 9). */
export const paymentTypes = [...shopperTypes, ...counterTypes] as const;

export type CardType = (typeof cardTypes)[number];
export type TransferType = (typeof transferTypes)[number];
export type LedgerType = (typeof ledgerTypes)[number];
export type CounterType = (typeof counterTypes)[number];
export type ShopperType = (typeof shopperTypes)[number];
export type PaymentType = (typeof paymentTypes)[number];

const includes = <T extends string>(types: readonly T[], type: string): type is T => types.some((one) => one === type);
export const isPaymentType = (type: string): type is PaymentType => includes(paymentTypes, type);
export const isCardType = (type: string): type is CardType => includes(cardTypes, type);
export const isTransferType = (type: string): type is TransferType => includes(transferTypes, type);
export const isLedgerType = (type: string): type is LedgerType => includes(ledgerTypes, type);
export const isCounterType = (type: string): type is CounterType => includes(counterTypes, type);

/** The name of each type as people read it. */
export const paymentTypeNames: Readonly<Record<PaymentType, string>> = {
  'credit-card': 'Tarjeta de crédito',
  'debit-card': 'Tarjeta de débito',
  '3-msi': '3 meses sin intereses',
  '6-msi': '6 meses sin intereses',
  '9-msi': '9 meses sin intereses',
  '12-msi': '12 meses sin intereses',
  spei: 'Transferencia SPEI',
  transfer: 'Transferencia bancaria',
  ewallet: 'Monedero electrónico',
  'client-balance': 'Saldo a favor',
  cash: 'Efectivo',
  'cash-usd': 'Efectivo en dólares',
  'terminal-card': 'Tarjeta en terminal',
};

/** From this percentage of the total a manager may let an order be made (specification, reading 4). */
export const managerFromPercent = 60;
