import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { cardOfBin, challengeOf, isTestCard, passesLuhn } from './cards';

/** The data kept of a card after its token is made. The number itself is dropped. */
export type CardToken = {
  id: string;
  used: boolean;
  testCard: boolean;
  /** The bank's behavior at 3-D Secure. */
  challenge?: 'asks' | 'refuses' | 'mandatory' | undefined;
  bin: string;
  first_six_digits: string;
  last_four_digits: string;
  expiration_month: number;
  expiration_year: number;
  cardholder: { name: string };
  date_created: string;
};

export type ApiCause = { code: string | number; description: string };

const asText = z.union([z.string(), z.number()]).transform((value) => String(value).trim());

const tokenRequest = z.object({
  card_number: asText.default(''),
  expiration_month: asText.default(''),
  expiration_year: asText.default(''),
  security_code: asText.default(''),
  cardholder: z.object({ name: z.string().default('') }).default({ name: '' }),
});

/** Checks the card's data like the provider does and makes a single-use token, or lists every fault with its code. */
export function makeCardToken(body: unknown, now: Date): { token: CardToken } | { causes: ApiCause[] } {
  const parsed = tokenRequest.safeParse(body ?? {});
  if (!parsed.success) return { causes: [{ code: 'E301', description: 'invalid body' }] };
  const number = parsed.data.card_number.replace(/[\s-]/g, '');
  const month = Number(parsed.data.expiration_month);
  const year = fullYear(parsed.data.expiration_year);
  const name = parsed.data.cardholder.name.trim();
  const causes = [
    ...numberCauses(number),
    ...codeCauses(number, parsed.data.security_code),
    ...dateCauses(parsed.data.expiration_month, parsed.data.expiration_year, month, year, now),
    ...nameCauses(name),
  ];
  if (causes.length > 0) return { causes };
  return {
    token: {
      id: randomBytes(16).toString('hex'),
      used: false,
      testCard: isTestCard(number),
      challenge: challengeOf(number),
      bin: number.slice(0, 8),
      first_six_digits: number.slice(0, 6),
      last_four_digits: number.slice(-4),
      expiration_month: month,
      expiration_year: year,
      cardholder: { name },
      date_created: now.toISOString(),
    },
  };
}

function numberCauses(number: string): ApiCause[] {
  if (!number) return [{ code: '205', description: 'parameter cardNumber can not be null/empty' }];
  const valid = /^\d{14,19}$/.test(number) && passesLuhn(number) && cardOfBin(number) !== null;
  return valid ? [] : [{ code: 'E301', description: 'invalid parameter cardNumber' }];
}

function codeCauses(number: string, code: string): ApiCause[] {
  if (!code) return [{ code: '224', description: 'parameter securityCode can not be null/empty' }];
  const length = cardOfBin(number)?.method.cvvLength ?? 3;
  return new RegExp(`^\\d{${length}}$`).test(code)
    ? []
    : [{ code: 'E302', description: 'invalid parameter securityCode' }];
}

function dateCauses(monthText: string, yearText: string, month: number, year: number, now: Date): ApiCause[] {
  const causes: ApiCause[] = [];
  if (!monthText) causes.push({ code: '208', description: 'parameter cardExpirationMonth can not be null/empty' });
  else if (!Number.isInteger(month) || month < 1 || month > 12)
    causes.push({ code: '325', description: 'invalid parameter cardExpirationMonth' });
  if (!yearText) causes.push({ code: '209', description: 'parameter cardExpirationYear can not be null/empty' });
  else if (!Number.isInteger(year) || year < now.getUTCFullYear())
    causes.push({ code: '326', description: 'invalid parameter cardExpirationYear' });
  else if (causes.length === 0 && year === now.getUTCFullYear() && month < now.getUTCMonth() + 1)
    causes.push({ code: '325', description: 'invalid parameter cardExpirationMonth' });
  return causes;
}

function nameCauses(name: string): ApiCause[] {
  if (!name) return [{ code: '221', description: 'parameter cardholderName can not be null/empty' }];
  return /^[\p{L}\p{M} .'-]{1,80}$/u.test(name)
    ? []
    : [{ code: '316', description: 'invalid parameter cardholderName' }];
}

function fullYear(text: string): number {
  return /^\d{2}$/.test(text) ? 2000 + Number(text) : Number(text);
}

/** The token as the browser gets it. */
export function tokenAnswer(token: CardToken, publicKey: string) {
  const { used, testCard, bin, challenge: _asks, ...shown } = token;
  return {
    ...shown,
    public_key: publicKey,
    status: used ? 'used' : 'active',
    date_due: new Date(Date.parse(token.date_created) + 7 * 24 * 3600 * 1000).toISOString(),
    luhn_validation: true,
    live_mode: false,
    card_number_length: bin.startsWith('3') ? 15 : 16,
    security_code_length: bin.startsWith('3') ? 4 : 3,
    require_esc: false,
    test_card: testCard,
  };
}
