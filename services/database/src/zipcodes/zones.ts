import { z } from 'zod';
import { ImportError } from '../importer/import-error';
import { loose } from '../importer/reading/text';
import { statesByNumber } from './states';
import table from './zonas.json';

const codes = new Set([...statesByNumber.values()].map(({ code }) => code));
const isState = (code: string): boolean => codes.has(code);

/** Which place is in which zone. */
export const rule = z.strictObject({
  estado: z.string().refine(isState, 'es la clave de un estado, como YUC'),
  municipio: z.string().min(1).optional(),
  /** The beginning of postal codes, or a whole one. */
  cp: z
    .string()
    .regex(/^\d{1,5}$/, 'son los primeros dígitos de un código, entre comillas, como «977»')
    .optional(),
  /** Null: not delivered to. */
  zona: z.string().min(1).nullable(),
});
const rules = z.array(rule);
export type ZoneRule = z.infer<typeof rule>;

/** The store's own rules: which state, municipality or postal code is in which delivery zone. */
export const storeRules: readonly ZoneRule[] = rules.parse(table);

/** Reads a file of rules. @throws ImportError where it is none */
export function readRules(text: string, file: string): readonly ZoneRule[] {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new ImportError(`${file} no es JSON.`);
  }
  const parsed = rules.safeParse(json);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ImportError(`${file}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? 'no son reglas de zona'}.`);
}

export interface ZonedPlace {
  readonly cp: string;
  readonly stateCode: string;
  readonly municipality: string;
}

/** Where a rule holds; what is left out may be any. */
export type RuledPlace = Partial<Omit<ZoneRule, 'zona'>>;

/** Whether a rule holds in a place: names are compared without accents, capitals and double spaces. */
export const isAbout = ({ estado, municipio, cp }: RuledPlace, place: ZonedPlace): boolean =>
  (!estado || estado === place.stateCode) &&
  (!cp || place.cp.startsWith(cp)) &&
  (!municipio || loose(municipio) === loose(place.municipality));

const weight = ({ cp, municipio }: ZoneRule): number => (cp ? 10 + cp.length : municipio ? 1 : 0);

/** The zone of a place by the most exact rule: postal code, then municipality, then state; null where none says one. */
export function zoneOf(place: ZonedPlace, given: readonly ZoneRule[]): string | null {
  let best: ZoneRule | null = null;
  for (const one of given) {
    if (isAbout(one, place) && (!best || weight(one) > weight(best))) best = one;
  }
  return best?.zona ?? null;
}
