import company from '../company/company.json';

/** Every type a payment may have (shopping 3, 9), as calls and rows write it. */
export const PaymentType = {
  creditCard: 'credit-card',
  debitCard: 'debit-card',
  months3: '3-msi',
  months6: '6-msi',
  months9: '9-msi',
  months12: '12-msi',
  spei: 'spei',
  transfer: 'transfer',
  ewallet: 'ewallet',
  clientBalance: 'client-balance',
  exchangeValue: 'exchange-value',
  cash: 'cash',
  cashUsd: 'cash-usd',
  terminalCard: 'terminal-card',
} as const;
export type PaymentType = (typeof PaymentType)[keyof typeof PaymentType];

/**
 * How the money of a type arrives: `card`, charged by the provider; `transfer`, waited for until a deadline; `ledger`, out
 * of a client's own e-wallet or balance, or of the value of what they changed; `counter`, taken by staff and by nobody else.
 */
export type PaymentKind = 'card' | 'transfer' | 'ledger' | 'counter';

interface PaymentTypeFacts {
  readonly kind: PaymentKind;
  /** As people read it. */
  readonly name: string;
  /** In the width of a table's column. */
  readonly shortName: string;
  /** Key of the tax authority's catalog c_FormaPago; the accountants have the last word on it. */
  readonly taxForm: string;
  readonly currency?: 'usd';
  /** The plan under which a shopper may choose it: group, months, least remaining pesos (shopping 4, 5). */
  readonly plan?: { readonly group: 1 | 2 | 3 | 4; readonly months: number; readonly minimumPesos: number };
}

/** Anything from one centavo on. */
const inOneSum = { group: 1, months: 1, minimumPesos: 0.01 } as const;

/** One row for each type; a type without its row does not compile. */
export const paymentTypeFacts = {
  'credit-card': { kind: 'card', name: 'Tarjeta de crédito', shortName: 'Crédito', taxForm: '04', plan: inOneSum },
  'debit-card': { kind: 'card', name: 'Tarjeta de débito', shortName: 'Débito', taxForm: '28', plan: inOneSum },
  '3-msi': {
    kind: 'card',
    name: '3 meses sin intereses',
    shortName: 'Crédito 3 MSI',
    taxForm: '04',
    plan: { group: 2, months: 3, minimumPesos: company.installmentMinimums['3'] },
  },
  '6-msi': {
    kind: 'card',
    name: '6 meses sin intereses',
    shortName: 'Crédito 6 MSI',
    taxForm: '04',
    plan: { group: 3, months: 6, minimumPesos: company.installmentMinimums['6'] },
  },
  '9-msi': {
    kind: 'card',
    name: '9 meses sin intereses',
    shortName: 'Crédito 9 MSI',
    taxForm: '04',
    plan: { group: 3, months: 9, minimumPesos: company.installmentMinimums['9'] },
  },
  '12-msi': {
    kind: 'card',
    name: '12 meses sin intereses',
    shortName: 'Crédito 12 MSI',
    taxForm: '04',
    plan: { group: 4, months: 12, minimumPesos: company.installmentMinimums['12'] },
  },
  spei: { kind: 'transfer', name: 'Transferencia SPEI', shortName: 'SPEI', taxForm: '03', plan: inOneSum },
  transfer: {
    kind: 'transfer',
    name: 'Transferencia bancaria',
    shortName: 'Transferencia',
    taxForm: '03',
    plan: inOneSum,
  },
  ewallet: { kind: 'ledger', name: 'Monedero electrónico', shortName: 'Monedero', taxForm: '05', plan: inOneSum },
  'client-balance': { kind: 'ledger', name: 'Saldo a favor', shortName: 'Saldo', taxForm: '17', plan: inOneSum },
  'exchange-value': {
    kind: 'ledger',
    name: 'Valor de lo devuelto',
    shortName: 'Lo devuelto',
    taxForm: '17',
    plan: inOneSum,
  },
  cash: { kind: 'counter', name: 'Efectivo', shortName: 'Efectivo', taxForm: '01' },
  'cash-usd': {
    kind: 'counter',
    name: 'Efectivo en dólares',
    shortName: 'Efectivo en dólares',
    taxForm: '01',
    currency: 'usd',
  },
  'terminal-card': { kind: 'counter', name: 'Tarjeta en terminal', shortName: 'Terminal', taxForm: '04' },
} as const satisfies Readonly<Record<PaymentType, PaymentTypeFacts>>;

type OfKind<K extends PaymentKind> = {
  [T in PaymentType]: (typeof paymentTypeFacts)[T]['kind'] extends K ? T : never;
}[PaymentType];
export type CardType = OfKind<'card'>;
export type TransferType = OfKind<'transfer'>;
export type LedgerType = OfKind<'ledger'>;
export type CounterType = OfKind<'counter'>;
export type ShopperType = Exclude<PaymentType, CounterType>;

export const paymentTypes: readonly PaymentType[] = Object.values(PaymentType);
const ofKind =
  <K extends PaymentKind>(kind: K) =>
  (type: PaymentType): type is OfKind<K> =>
    paymentTypeFacts[type].kind === kind;

export const cardTypes = paymentTypes.filter(ofKind('card'));
export const transferTypes = paymentTypes.filter(ofKind('transfer'));
export const ledgerTypes = paymentTypes.filter(ofKind('ledger'));
export const counterTypes = paymentTypes.filter(ofKind('counter'));
/** The ledgers that belong to a client; an exchange belongs to a quotation. */
export type ClientLedger = Exclude<LedgerType, 'exchange-value'>;
export const clientLedgers = ledgerTypes.filter((type): type is ClientLedger => type !== PaymentType.exchangeValue);
/** The types that buyers choose from. */
export const shopperTypes: readonly ShopperType[] = [...cardTypes, ...transferTypes, ...ledgerTypes];

const includes = <T extends string>(types: readonly T[], type: string): type is T => types.some((one) => one === type);
export const isPaymentType = (type: string): type is PaymentType => includes(paymentTypes, type);
export const isCardType = (type: string): type is CardType => includes(cardTypes, type);
export const isTransferType = (type: string): type is TransferType => includes(transferTypes, type);
export const isLedgerType = (type: string): type is LedgerType => includes(ledgerTypes, type);
export const isCounterType = (type: string): type is CounterType => includes(counterTypes, type);

/** Cash is handed over, and change given back. */
export const isCash = (type: string): boolean => type === PaymentType.cash || type === PaymentType.cashUsd;

/** The name of a type as people read it, or the short one; the type itself where the store knows none such. */
export const paymentTypeName = (type: string): string => (isPaymentType(type) ? paymentTypeFacts[type].name : type);
export const paymentTypeShortName = (type: string): string =>
  isPaymentType(type) ? paymentTypeFacts[type].shortName : type;
