import { storefrontLimits } from '@actual/contracts/facts/catalog/storefront';
import { sites } from '@actual/contracts/facts/company/brands';
import { addressFault, publicOrigins } from '@actual/contracts/public-origins';
import { isEmail, isTimeZone } from '@actual/contracts/rules';
import { type Document, LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import { ImportError } from '../importer/import-error';
import { rule } from '../zipcodes/zones';
import { companyShape } from './company';
import { branch, zip } from './shops';

const handle = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'una clave lleva letras minúsculas, números y guiones');
const text = (most: number) => z.string().trim().min(1, 'está vacío').max(most, `tiene más de ${most} caracteres`);
const code = z.string().regex(/^[A-Za-z0-9_-]{1,20}$/, 'una clave lleva hasta 20 letras, números y guiones');

/** A node of the category tree. */
export interface CategoryEntry {
  readonly clave: string;
  readonly nombre: string;
  readonly descripcion?: string | undefined;
  readonly hijas?: readonly CategoryEntry[] | undefined;
}
const category: z.ZodType<CategoryEntry> = z.strictObject({
  clave: handle,
  nombre: text(60),
  descripcion: text(300).optional(),
  get hijas() {
    return z.array(category).optional();
  },
});

const timeZone = z.string().refine(isTimeZone, 'no es una zona horaria, como America/Merida');

const warehouse = z.strictObject({
  clave: code,
  nombre: text(60),
  'zona-horaria': timeZone,
  /** The hour after which an order is prepared the next day. */
  corte: z.int().min(0).max(24).default(13),
  'dias-de-preparacion': z.int().min(0).max(storefrontLimits.handlingDays).default(1),
  sabado: z.boolean().default(false),
  cedis: z.boolean().default(false),
});

const shop = z.strictObject({
  clave: handle.or(z.string().regex(/^[a-z0-9_]+$/)),
  nombre: text(60),
  region: text(60),
  tipo: z.enum(['studio', 'home', 'proyectos']),
  cedis: z.boolean().default(false),
});

/** A day of one year, or of every year, which the 29th of February is not. */
const isDay = (text: string): boolean => {
  const day = /^\d{2}-\d{2}$/.test(text) ? `2026-${text}` : text;
  const read = new Date(`${day}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day);
};

const closedDay = z.strictObject({
  dia: z.string().refine(isDay, 'es un mes y un día, 12-24 (cada año), o con su año antes, 2026-12-24'),
  motivo: text(80),
  bodega: code.optional(),
});

/** The brands' addresses, or the internal one, as `.env` gets them. */
const publicAddresses = text(300).superRefine((value, { addIssue }) => {
  const { success, data, error } = publicOrigins.safeParse(value);
  const faults = success
    ? Object.values(data).flatMap((one) => secureFault(one) ?? [])
    : error.issues.map((one) => one.message);
  for (const fault of new Set(faults)) addIssue(`${fault}; se escribe como https://{brand}.mi-tienda.mx`);
});
const internalAddress = z.string().superRefine((value, { addIssue }) => {
  const fault = addressFault(value) ?? secureFault(value);
  if (fault) addIssue(`${fault}; se escribe como https://interno.mi-tienda.mx`);
});
const secureFault = (address: string): string | null =>
  address.startsWith('https://') || new URL(address).hostname.endsWith('localhost')
    ? null
    : `«${address}» debe empezar con https://`;

const shape = z.strictObject({
  empresa: companyShape,
  dominios: z
    .strictObject({
      publicos: publicAddresses,
      interno: internalAddress,
    })
    .optional(),
  sitios: z.partialRecord(
    z.enum(sites as [string, ...string[]]),
    z.strictObject({ 'texto-de-entrega': text(4_000), redes: z.record(z.string(), z.url()).default({}) }),
  ),
  tiendas: z.array(shop).min(1),
  bodegas: z.array(warehouse).min(1),
  rutas: z.record(z.string(), z.record(code, z.int().min(0).max(storefrontLimits.routeDays))),
  'dias-sin-entrega': z.array(closedDay).default([]),
  sucursales: z.array(branch).max(storefrontLimits.shops).default([]),
  zonas: z.array(rule).min(1),
  'codigos-postales': text(300).optional(),
  'costo-extra': z.array(zip).default([]),
  categorias: z.array(category).min(1),
  administradora: z.strictObject({
    nombre: text(60),
    apellidos: text(60),
    correo: z.string().refine(isEmail, 'no es un correo'),
    celular: z.string().regex(/^\d{10}$/, 'son diez dígitos entre comillas'),
    tienda: text(40),
  }),
});
export type Opening = z.output<typeof shape>;

/** How a value of each type is written. */
const written: Readonly<Record<string, string>> = {
  string: 'es un texto: escríbalo entre comillas',
  number: 'es un número, sin comillas',
  int: 'es un número entero, sin comillas',
  boolean: 'es true o false',
  array: 'es una lista: un renglón con «- » para cada uno',
  object: 'lleva debajo sus datos, cada uno con su nombre',
  record: 'lleva debajo sus datos, cada uno con su nombre',
};

/** Zod's errors, in words for the person who writes the file. */
const words: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_type') {
    if (issue.input === undefined) return 'falta';
    return issue.input === null ? 'está vacío' : written[issue.expected];
  }
  if (issue.code === 'unrecognized_keys') return `sobra ${issue.keys.join(', ')}`;
  if (issue.code === 'invalid_value') return `debe ser ${issue.values.join(', ')}`;
  if (issue.code === 'too_small') return issue.origin === 'number' ? `debe ser ${issue.minimum} o más` : 'está vacío';
  if (issue.code === 'too_big')
    return issue.origin === 'number' ? `debe ser ${issue.maximum} o menos` : 'es demasiado largo';
  return undefined;
};

const handlesOf = (entries: readonly CategoryEntry[]): string[] =>
  entries.flatMap(({ clave, hijas = [] }) => [clave, ...handlesOf(hijas)]);
const depthOf = (entries: readonly CategoryEntry[]): number =>
  entries.length === 0 ? 0 : 1 + Math.max(...entries.map(({ hijas = [] }) => depthOf(hijas)));
const twiceIn = (names: readonly string[]): string[] => [
  ...new Set(names.filter((name, at) => names.indexOf(name) !== at)),
];

/** The contradictions within each part of the file. */
function contradictionsIn(file: Opening): string[] {
  const warehouses = new Set(file.bodegas.map(({ clave }) => clave));
  const zones = new Set(Object.keys(file.rutas));
  const served = [...new Set(file.zonas.flatMap(({ zona }) => zona ?? []))];
  const unknown = [
    ...Object.values(file.rutas).flatMap((routes) => Object.keys(routes)),
    ...file['dias-sin-entrega'].flatMap(({ bodega }) => bodega ?? []),
    ...file.sucursales.flatMap(({ bodega }) => bodega ?? []),
  ].filter((one) => !warehouses.has(one));
  return [
    ...twiceIn(handlesOf(file.categorias)).map((one) => `categorias: la clave «${one}» está dos veces`),
    ...(depthOf(file.categorias) > 3 ? ['categorias: tienen tres niveles a lo más'] : []),
    ...twiceIn(file.bodegas.map(({ clave }) => clave)).map((one) => `bodegas: la clave «${one}» está dos veces`),
    ...twiceIn(file.sucursales.map(({ clave }) => clave)).map((one) => `sucursales: la clave «${one}» está dos veces`),
    ...[...new Set(unknown)].map((one) => `la bodega «${one}» no está en bodegas`),
    ...served.filter((zone) => !zones.has(zone)).map((zone) => `zonas: la zona «${zone}» no tiene ruta en rutas`),
    ...(file.tiendas.some(({ clave }) => clave === file.administradora.tienda)
      ? []
      : [`administradora: la tienda «${file.administradora.tienda}» no está en tiendas`]),
    ...sites.filter((site) => !(site in file.sitios)).map((site) => `sitios: falta ${site}`),
  ];
}

/** ` (línea 12)`, the nearest that the file has of a path. */
function placeOf(path: readonly PropertyKey[], document: Document, lines: LineCounter): string {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const node = document.getIn(path.slice(0, depth), true) as { range?: readonly number[] } | undefined;
    if (node?.range) return ` (línea ${lines.linePos(node.range[0] ?? 0).line})`;
  }
  return '';
}

/** A value of the file that is wrong, and why. */
export interface Fault {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}
export interface ParsedOpening {
  readonly opening: Opening;
  /** The error that tells these faults, each with its line. */
  readonly refusal: (faults: readonly Fault[]) => ImportError;
}

/** Parses the first data of a store. @throws ImportError with every fault, in Spanish */
export function parseOpening(source: string, name: string): ParsedOpening {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  const [unread] = document.errors;
  if (unread) {
    const line = unread.linePos?.[0].line ?? 1;
    throw new ImportError(
      `${name} no es YAML: revise la línea ${line}, «${source.split('\n')[line - 1]?.trim()}». Un valor que empieza con { o [, o lleva «: », va entre comillas; al principio de un renglón van espacios, no tabuladores.`,
    );
  }
  const toCorrect = (wrong: readonly string[]) =>
    new ImportError([`En ${name} hay que corregir:`, ...wrong.map((one) => `  ${one}`)].join('\n'));
  const refusal = (faults: readonly Fault[]) =>
    toCorrect(
      faults.map(({ path, message }) => `${path.join('.') || 'archivo'}${placeOf(path, document, lines)}: ${message}`),
    );
  const parsed = shape.safeParse(document.toJS(), { error: words });
  if (!parsed.success) throw refusal(parsed.error.issues);
  const contradictions = contradictionsIn(parsed.data);
  if (contradictions.length > 0) throw toCorrect(contradictions);
  return { opening: parsed.data, refusal };
}
