import { z } from 'zod';
import { amountOf, centsFrom, type DecimalSign, decimalOf, numberFrom } from './numbers';
import { plain, tidy, tidyLines, withoutMarkup } from './text';
import { weightIn } from './units';

/** How the cells of one field are read; from the mapping. */
export interface Reading {
  readonly decimal: DecimalSign;
  /** Numbers are multiplied by it. */
  readonly scale?: number;
  /** Between the items of a list; `|` unless told. */
  readonly listSeparator?: string;
}

/** Whether the last digit is the one that the others give (GS1). */
export const isGtin = (code: string): boolean => {
  if (!/^(?:\d{8}|\d{12,14})$/.test(code)) return false;
  const sum = [...code].reverse().reduce((all, digit, at) => all + Number(digit) * (at % 2 === 1 ? 3 : 1), 0);
  return sum % 10 === 0;
};

/** A code that went through a number: `7.50123E+12`. */
export const scientific = /^\d(?:[.,]\d+)?E[+-]?\d+$/i;

/** A code without the apostrophe or `.0` of spreadsheets; what no address has becomes plain letters and hyphens. */
export const codeOf = (cell: string): string =>
  scientific.test(tidy(cell))
    ? tidy(cell)
    : plain(cell)
        .replace(/^'/, '')
        .replace(/^(\d+)\.0+$/, '$1')
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .replace(/[^\w.-]+/g, '-')
        .replace(/^-+|-+$/g, '');

/** One line of text. */
export const text = (most: number) =>
  z
    .string()
    .transform(plain)
    .pipe(z.string().max(most, { error: `tiene más de ${most} caracteres` }));
/** Text of several lines, without markup. */
export const lines = (most: number) =>
  z
    .string()
    .transform((value) => tidyLines(withoutMarkup(value)))
    .pipe(z.string().max(most, { error: `tiene más de ${most} caracteres` }));

const words: Readonly<Record<string, boolean>> = {
  si: true,
  sí: true,
  s: true,
  true: true,
  verdadero: true,
  '1': true,
  no: false,
  n: false,
  false: false,
  falso: false,
  '0': false,
};
/** A cell that says SI or NO. */
export const yesNo = z.string().transform((value, context) => {
  const answer = words[tidy(value).toLowerCase()];
  if (answer === undefined) context.addIssue({ code: 'custom', message: 'debe ser SI o NO' });
  return answer ?? false;
});

/** Why a cell is no number; one that the other decimal separator would make one says so. */
const notNumeric = (cell: string, decimal: DecimalSign, what: string): string => {
  const other = decimalOf(amountOf(cell));
  return other && other !== 'both' && other !== decimal
    ? `${what}: el archivo se lee con «${decimal}» decimal; si es «${other}», dígalo con --decimal o en el mapeo`
    : what;
};

/** A number from 0 to `most`. */
export const number = ({ decimal, scale = 1 }: Reading, most: number, unit: string) =>
  z.string().transform((value, context) => {
    const written = numberFrom(tidy(value), decimal);
    const found = written === null ? null : Number((written * scale).toPrecision(12));
    if (found === null)
      context.addIssue({ code: 'custom', message: notNumeric(tidy(value), decimal, 'no es un número') });
    else if (found < 0 || found > most)
      context.addIssue({ code: 'custom', message: `debe estar entre 0 y ${most} ${unit}` });
    return found ?? 0;
  });

/** Kilograms to the hundredth; a cell may name its unit. */
export const weight = (reading: Reading) => {
  const plainNumber = number(reading, 5_000, 'kg');
  return z.string().transform((value, context) => {
    const { amount, kg } = weightIn(tidy(value));
    const parsed = (kg ? number({ decimal: reading.decimal, scale: kg }, 5_000, 'kg') : plainNumber).safeParse(amount);
    if (!parsed.success)
      context.addIssue({ code: 'custom', message: parsed.error.issues[0]?.message ?? 'no es un número' });
    return Math.round((parsed.data ?? 0) * 100) / 100;
  });
};

const highestPriceCents = 1_000_000_000;

/** Centavos of a price. */
export const price = ({ decimal, scale }: Reading) =>
  z.string().transform((value, context) => {
    const cents = centsFrom(tidy(value), decimal, scale);
    if (cents === null)
      context.addIssue({ code: 'custom', message: notNumeric(tidy(value), decimal, 'no es un precio') });
    else if (cents < 1 || cents > highestPriceCents)
      context.addIssue({ code: 'custom', message: 'debe ser mayor que 0 y de hasta $10,000,000' });
    return cents ?? 0;
  });

/** A cell that lists several values. */
export const listOf =
  (item: z.ZodType<string, string>, most: number, cleaned: (value: string) => string | string[] = tidy) =>
  (reading: Reading) =>
    z
      .string()
      .transform((value) =>
        value
          .split(reading.listSeparator ?? '|')
          .flatMap(cleaned)
          .filter(Boolean),
      )
      .pipe(z.array(item).max(most, { error: `tiene más de ${most} valores` }));

/** A shape that reads alike whatever the mapping says. */
export const always =
  <T extends z.ZodType>(shape: T) =>
  () =>
    shape;
