/** A card product as `GET /v1/payment_methods` names it. */
export type CardMethod = {
  id: 'visa' | 'master' | 'amex' | 'debvisa' | 'debmaster';
  name: string;
  payment_type_id: 'credit_card' | 'debit_card';
  cvvLength: 3 | 4;
  cardLength: 15 | 16;
};

export type Issuer = { id: number; name: string };

const METHODS: Record<CardMethod['id'], CardMethod> = {
  visa: { id: 'visa', name: 'Visa', payment_type_id: 'credit_card', cvvLength: 3, cardLength: 16 },
  master: { id: 'master', name: 'Mastercard', payment_type_id: 'credit_card', cvvLength: 3, cardLength: 16 },
  amex: { id: 'amex', name: 'American Express', payment_type_id: 'credit_card', cvvLength: 4, cardLength: 15 },
  debvisa: { id: 'debvisa', name: 'Visa Débito', payment_type_id: 'debit_card', cvvLength: 3, cardLength: 16 },
  debmaster: {
    id: 'debmaster',
    name: 'Mastercard Débito',
    payment_type_id: 'debit_card',
    cvvLength: 3,
    cardLength: 16,
  },
};

/** The test cards that Mercado Pago publishes for Mexico. */
export const TEST_CARDS: readonly { number: string; method: CardMethod['id']; issuer: Issuer }[] = [
  { number: '5474925432670366', method: 'master', issuer: { id: 158, name: 'Banorte' } },
  { number: '4075595716483764', method: 'visa', issuer: { id: 160, name: 'BBVA' } },
  { number: '371180303257522', method: 'amex', issuer: { id: 1048, name: 'American Express' } },
  { number: '5579053461482647', method: 'debmaster', issuer: { id: 166, name: 'Santander' } },
  { number: '4189141221267633', method: 'debvisa', issuer: { id: 159, name: 'Banamex' } },
];

/** Cards whose bank asks: the holder answers it, or the card is refused without a question. */
const CHALLENGES: Readonly<Record<string, 'asks' | 'refuses' | 'mandatory'>> = {
  '5483928164574623': 'asks',
  '5361956806117557': 'refuses',
  '5031755734530604': 'mandatory',
};

/** The behavior of a card's bank at 3-D Secure; undefined where it does not ask. */
export const challengeOf = (number: string): 'asks' | 'refuses' | 'mandatory' | undefined => CHALLENGES[number];

const OTHER_BANK: Issuer = { id: 999, name: 'Otro banco' };

export function isTestCard(number: string): boolean {
  return number in CHALLENGES || TEST_CARDS.some((card) => card.number === number);
}

/** The product and bank behind the first digits (6 or more); `null` when no brand starts like that. */
export function cardOfBin(bin: string): { method: CardMethod; issuer: Issuer } | null {
  const digits = bin.replace(/\D/g, '').slice(0, 8);
  if (digits.length < 6) return null;
  const known = TEST_CARDS.find((card) => card.number.startsWith(digits));
  if (known) return { method: METHODS[known.method], issuer: known.issuer };
  if (Object.keys(CHALLENGES).some((number) => number.startsWith(digits)))
    return { method: METHODS.master, issuer: OTHER_BANK };
  if (/^4/.test(digits)) return { method: METHODS.visa, issuer: OTHER_BANK };
  if (/^(5[1-5]|2[2-7])/.test(digits)) return { method: METHODS.master, issuer: OTHER_BANK };
  if (/^3[47]/.test(digits)) return { method: METHODS.amex, issuer: OTHER_BANK };
  return null;
}

export function allMethods(): CardMethod[] {
  return Object.values(METHODS);
}

/** Luhn's check over the digits of a card number. */
export function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** A method as the REST answer shows it. */
export function methodAnswer(method: CardMethod, issuer: Issuer | null) {
  return {
    id: method.id,
    name: method.name,
    payment_type_id: method.payment_type_id,
    status: 'active',
    issuer,
    settings: [
      {
        security_code: {
          length: method.cvvLength,
          mode: 'mandatory',
          card_location: method.cvvLength === 4 ? 'front' : 'back',
        },
        card_number: { length: method.cardLength, validation: 'standard' },
      },
    ],
    additional_info_needed: ['cardholder_name'],
    min_allowed_amount: 5,
    max_allowed_amount: 1_000_000,
  };
}
