import {
  oneOfWayIn,
  parseWayIn,
  type WayIn,
  type WayInFigure,
  type WayInFigures,
  type WayInPart,
  wayInLimits,
  wayInPartNames,
  wayInParts,
} from '@actual/contracts/way-in/way-in';

type Typed = Partial<Record<WayInFigure, string>>;

/** The dialog's values while it is filled in: texts as typed, empty for unknown ones. */
export interface Draft {
  floor: string;
  /** Parts on the way; figures of others stay as they were typed. */
  chosen: readonly WayInPart[];
  typed: Partial<Record<WayInPart, Typed>>;
}
/** By `part figure`, or `floor`, or `parts`: a sentence. */
export type DraftErrors = Readonly<Record<string, string>>;

/** Usual figures of homes in Mexico, in centimeters: defaults that a shopper who measured changes. */
const usual: Readonly<Record<WayInPart, WayInFigures>> = {
  street: { width: 100, height: 210 },
  building: { width: 90, height: 210 },
  corridor: { width: 100, height: 240 },
  turn: { width: 100, into: 100, height: 240 },
  lift: { doorWidth: 80, doorHeight: 200, width: 110, depth: 130, height: 220 },
  straight: { width: 90, height: 210 },
  landing: { width: 90, height: 210, depth: 90 },
  spiral: { width: 70, height: 205 },
  door: { width: 85, height: 205 },
};

const textOf = (figures: WayInFigures): Typed =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, value === null ? '' : String(value)]));

/** A draft of an access that was given before, or a new one that starts with the home's door. */
export function draftOf(text: string | undefined): Draft {
  const wayIn = parseWayIn(text);
  const known = wayIn ? wayInPartNames.filter((part) => wayIn[part]) : (['door'] as const);
  return {
    floor: wayIn?.floor === null || wayIn?.floor === undefined ? '' : String(wayIn.floor),
    chosen: known,
    typed: Object.fromEntries(wayInPartNames.map((part) => [part, textOf(wayIn?.[part] ?? usual[part])])),
  };
}

/** The name of a figure's field. */
export const figureName = (part: WayInPart, figure: WayInFigure): string => `${part} ${figure}`;

/** A draft from the fields of a sent form. */
export const draftFrom = (values: Readonly<Record<string, string>>): Draft => ({
  floor: values.floor ?? '',
  chosen: wayInPartNames.filter((part) => values[part] !== undefined),
  typed: Object.fromEntries(
    wayInPartNames.map((part) => [
      part,
      Object.fromEntries(wayInParts[part].figures.map((name) => [name, values[figureName(part, name)] ?? ''])),
    ]),
  ),
});

/** The draft with a part added to the way, or taken off; parts that exclude it go. */
export function withPart(draft: Draft, part: WayInPart, on: boolean): Draft {
  const excluded = oneOfWayIn.find((some) => some.includes(part)) ?? [];
  const others = draft.chosen.filter((one) => one !== part && !(on && excluded.includes(one)));
  return { ...draft, chosen: on ? [...others, part] : others };
}

const readFigure = (typed: string): number | null | undefined => {
  const text = typed.trim().replace(/\s*cm$/i, '');
  if (text === '') return null;
  const value = /^\d+(?:[.,]\d+)?$/.test(text) ? Math.floor(Number(text.replace(',', '.'))) : Number.NaN;
  return value >= wayInLimits.least && value <= wayInLimits.most ? value : undefined;
};

/** The access of a draft, or its errors. Figures are rounded down to whole centimeters. */
export function readDraft({ floor, chosen, typed }: Draft): { wayIn: WayIn } | { errors: DraftErrors } {
  const errors: Record<string, string> = {};
  const level = floor.trim() === '' ? null : Number(floor);
  const { least, most, lowest, highest } = wayInLimits;
  if (level !== null && !(Number.isInteger(level) && level >= lowest && level <= highest))
    errors.floor = `Escribe un piso de ${lowest} a ${highest}; 0 es planta baja`;
  if (chosen.length === 0) errors.parts = 'Elige al menos una parte de tu acceso';
  if (oneOfWayIn.some((some) => some.filter((part) => chosen.includes(part)).length > 1))
    errors.parts = 'Elige un solo pasillo y una sola escalera';
  const parts: Partial<Record<WayInPart, WayInFigures>> = {};
  for (const part of chosen) {
    const figures: WayInFigures = {};
    for (const name of wayInParts[part].figures) {
      const value = readFigure(typed[part]?.[name] ?? '');
      if (value === undefined)
        errors[figureName(part, name)] = `Escribe de ${least} a ${most} cm, o déjalo vacío si no sabes`;
      else figures[name] = value;
    }
    parts[part] = figures;
  }
  return Object.keys(errors).length > 0 ? { errors } : { wayIn: { floor: level, ...parts } };
}
