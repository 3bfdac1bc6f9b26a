import type { ImportedField } from '@actual/contracts/facts/catalog/imports';
import { societyCodes } from '@actual/contracts/facts/company/brands';
import { parsePacking } from '@actual/contracts/way-in/packing';
import { z } from 'zod';
import { amountOf, centsFrom, type DecimalSign, decimalOf, numberFrom } from './numbers';
import { plain, points, tidy, tidyLines, withoutMarkup } from './text';
import { type LengthUnit, lengthIn, unitInCm, weightIn } from './units';

/** How the cells of one field are read; from the mapping. */
export interface Reading {
  readonly decimal: DecimalSign;
  /** Numbers are multiplied by it. */
  readonly scale?: number;
  /** Between the items of a list; `|` unless told. */
  readonly listSeparator?: string;
}

/** Whether the last digit is the one that the others give (GS1). */
const isGtin = (code: string): boolean => {
  if (!/^(?:\d{8}|\d{12,14})$/.test(code)) return false;
  const sum = [...code].reverse().reduce((all, digit, at) => all + Number(digit) * (at % 2 === 1 ? 3 : 1), 0);
  return sum % 10 === 0;
};

/** A code that went through a number: `7.50123E+12`. */
const scientific = /^\d(?:[.,]\d+)?E[+-]?\d+$/i;

/**
 * A code as the store keeps it: without the apostrophe or the `.0` of spreadsheets; accents, blanks and signs that no
 * address has become plain letters and hyphens.
 */
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

const text = (most: number) =>
  z
    .string()
    .transform(plain)
    .pipe(z.string().max(most, { error: `tiene más de ${most} caracteres` }));
const lines = (most: number) =>
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
const yesNo = z.string().transform((value, context) => {
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

const number = ({ decimal, scale = 1 }: Reading, most: number, unit: string) =>
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
const weight = (reading: Reading) => {
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

const price = ({ decimal, scale }: Reading) =>
  z.string().transform((value, context) => {
    const cents = centsFrom(tidy(value), decimal, scale);
    if (cents === null)
      context.addIssue({ code: 'custom', message: notNumeric(tidy(value), decimal, 'no es un precio') });
    else if (cents < 1 || cents > highestPriceCents)
      context.addIssue({ code: 'custom', message: 'debe ser mayor que 0 y de hasta $10,000,000' });
    return cents ?? 0;
  });

const listOf =
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

const always =
  <T extends z.ZodType>(shape: T) =>
  () =>
    shape;

/**
 * The fields of a product in a file, under the specification's names, and how each is read. A mapping brings other
 * headings to these names.
 */
export const FIELDS = {
  ItemCode: always(
    z
      .string()
      .transform(codeOf)
      .pipe(
        z
          .string()
          .max(40, { error: 'tiene más de 40 caracteres' })
          .refine((code) => !scientific.test(code), {
            error: 'pasó por una hoja de cálculo como número y perdió cifras: dele formato de texto a la columna',
          })
          .regex(/^[\w.-]+$/, { error: 'no tiene letras ni números' })
          // codes are compared in capitals everywhere: `ab-1` and `AB-1` are one product
          .toUpperCase(),
      ),
  ),
  Name: always(text(120)),
  /** The number under its bars: 8, 12, 13 or 14 digits with their check digit. */
  Gtin: always(
    text(20)
      .transform((code) => code.replace(/^'|[\s-]|\.0+$/g, ''))
      .pipe(z.string().refine(isGtin, { error: 'no es un GTIN: le faltan dígitos o el último no corresponde' })),
  ),
  Price: price,
  /** The name of one of the store's promotions: it crosses the price out. */
  Promotion: always(text(120)),
  /** Read and checked only: crossed-out prices come from promotions, never from a file. */
  PriceBefore: price,
  Description: always(lines(5_000)),
  MainFeatures: listOf(z.string().max(200, { error: 'una característica tiene más de 200 caracteres' }), 30, points),
  PackageContent: always(lines(2_000)),
  Restrictions: always(lines(2_000)),
  Conservation: always(lines(2_000)),
  Society: always(
    z.enum(societyCodes, {
      error: `debe ser ${new Intl.ListFormat('es-MX', { type: 'disjunction' }).format(societyCodes)}`,
    }),
  ),
  CustomBrand: always(text(60)),
  U_FAMILIA: always(yesNo.transform((yes) => (yes ? 'SI' : 'NO'))),
  Active: always(yesNo),
  slowMovement: always(yesNo),
  hasSeries: always(yesNo),
  spotlight: always(yesNo),
  Finish: always(text(80)),
  DetailedColor: always(text(80)),
  U_COLOR: always(text(40)),
  colorCode: always(text(7).pipe(z.string().regex(/^#[0-9a-f]{6}$/i, { error: 'debe ser como #A1B2C3' }))),
  size: always(text(40)),
  keywords: always(text(500)),
  /** Names of the store's pictures, of files that come with it (`silla.jpg`, `rojas/silla.jpg`), or addresses. */
  Pictures: listOf(
    z.string().regex(/^(?:[a-z0-9-]{1,100}|[^\\:]{1,150}\.\w{3,4}|https?:\/\/\S{1,500})$/, {
      error: 'no es una imagen: un nombre de la tienda, un archivo como silla.jpg o una dirección https://',
    }),
    20,
  ),
  /** The name of one of the store's 3D models, or a file that comes with it (`silla.glb`). */
  Model: always(
    text(150).pipe(
      z.string().regex(/^(?:[\w-]{1,100}|[^\\:]{1,145}\.glb)$/i, {
        error: 'no es un modelo 3D: un nombre de la tienda o un archivo como silla.glb',
      }),
    ),
  ),
  Categories: listOf(z.string(), 20),
  /** The texts shared by the variants of a product, and the product's own name. */
  Group: always(text(120)),
  GroupName: always(text(120)),
  /** Handles of a filter and its value: `material:madera`. */
  FilterValues: listOf(z.string(), 40),
  /** Other systems call these attributes: `Material: Pino`. Those that are a filter of the store become its values. */
  Attributes: listOf(z.string(), 60, plain),
  Stock: (reading: Reading) =>
    number(reading, 1_000_000, 'piezas').pipe(z.number().int({ error: 'debe ser un número entero de piezas' })),
  Warehouse: always(text(20)),
  /** How it travels: `2 de 120 x 40 x 15 cm, 18 kg|armar en casa|sin patas 210 x 90 x 75`. */
  Packing: always(
    text(1_000).transform((value, context) => {
      const found = parsePacking(value);
      if (!found)
        context.addIssue({
          code: 'custom',
          message: 'debe ser como «2 de 120 x 40 x 15 cm, 18 kg|armar en casa|sin patas 210 x 90 x 75»',
        });
      return found;
    }),
  ),
  Weight: weight,
  Volume: (reading: Reading) => number(reading, 1_000, 'm³'),
} as const satisfies Record<Exclude<ImportedField, LengthName>, (reading: Reading) => z.ZodType>;

export type FieldName = Exclude<ImportedField, LengthName>;
export const FIELD_NAMES = Object.keys(FIELDS) as [FieldName, ...FieldName[]];
export type FieldValue<F extends FieldName> = z.output<ReturnType<(typeof FIELDS)[F]>>;
export type FieldValues = { [F in FieldName]?: FieldValue<F> };

/** Measures in centimeters; pages show their label. */
export const LENGTH_NAMES = [
  'Width',
  'Depth',
  'Height',
  'Length',
  'SeatHeight',
  'ChairBackHeight',
  'ArmRestHeight',
] as const satisfies readonly ImportedField[];
export type LengthName = (typeof LENGTH_NAMES)[number];

/** A length of a cell in centimeters, to the hundredth. `uom` counts where the cell names no unit itself. */
export const lengthShape = (decimal: DecimalSign, uom: LengthUnit) => {
  const shapesWith = (sign: DecimalSign) => {
    const shapeOf = (one: LengthUnit) => number({ decimal: sign, scale: unitInCm[one] }, 5_000, 'cm');
    return { mm: shapeOf('mm'), cm: shapeOf('cm'), m: shapeOf('m'), in: shapeOf('in') };
  };
  const shapes = { '.': shapesWith('.'), ',': shapesWith(',') };
  return z.string().transform((value, context) => {
    const { amount, uom: own = uom } = lengthIn(value);
    const sign = decimalOf(amount);
    // «1,20 m» can only be read in one way, whatever the rest of the file has
    const parsed = shapes[sign === null || sign === 'both' ? decimal : sign][own].safeParse(amount);
    if (!parsed.success)
      context.addIssue({ code: 'custom', message: parsed.error.issues[0]?.message ?? 'no es un número' });
    return Math.round((parsed.data ?? 0) * 100) / 100;
  });
};
