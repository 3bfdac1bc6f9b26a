import type { ImportedField } from '@actual/contracts/facts/catalog/imports';
import { societyCodes } from '@actual/contracts/facts/company/brands';
import { parsePacking } from '@actual/contracts/way-in/packing';
import { z } from 'zod';
import {
  always,
  codeOf,
  isGtin,
  lines,
  listOf,
  number,
  price,
  type Reading,
  scientific,
  text,
  weight,
  yesNo,
} from './cell-shapes';
import { type DecimalSign, decimalOf } from './numbers';
import { plain, points } from './text';
import { type LengthUnit, lengthIn, unitInCm } from './units';

/**
 * A product's fields in a file, by the specification's names, and how each is read; a mapping brings other headings to
 * them.
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

/** `lengthShape` for each unit that may count. */
export const lengthShapes = (decimal: DecimalSign): Readonly<Record<LengthUnit, z.ZodType<number>>> => ({
  mm: lengthShape(decimal, 'mm'),
  cm: lengthShape(decimal, 'cm'),
  m: lengthShape(decimal, 'm'),
  in: lengthShape(decimal, 'in'),
});
