/** Centimeters between walls; null where the shopper does not know. */
export type Figure = number | null;

/**
 * The obstacles between the street and a home, in the order in which a piece meets them: the letter of each in the
 * compact text, and its measures.
 */
export const wayInParts = {
  street: { code: 's', figures: ['width', 'height'] },
  building: { code: 'b', figures: ['width', 'height'] },
  corridor: { code: 'c', figures: ['width', 'height'] },
  turn: { code: 'ct', figures: ['width', 'into', 'height'] },
  lift: { code: 'l', figures: ['doorWidth', 'doorHeight', 'width', 'depth', 'height'] },
  straight: { code: 'gr', figures: ['width', 'height'] },
  landing: { code: 'gl', figures: ['width', 'height', 'depth'] },
  spiral: { code: 'gc', figures: ['width', 'height'] },
  door: { code: 'd', figures: ['width', 'height'] },
} as const;
export type WayInPart = keyof typeof wayInParts;
export type WayInFigure = (typeof wayInParts)[WayInPart]['figures'][number];
export const wayInPartNames = Object.keys(wayInParts) as WayInPart[];

/** Of these a home has one at most: a corridor with or without its turn, one kind of stairs. */
export const oneOfWayIn: readonly (readonly WayInPart[])[] = [
  ['corridor', 'turn'],
  ['straight', 'landing', 'spiral'],
];

export type WayInFigures = Partial<Record<WayInFigure, Figure>>;
/** A home's access: a part that is absent is not on the route. */
export type WayIn = { readonly floor: number | null } & { readonly [Part in WayInPart]?: WayInFigures };

/** Whole centimeters that a figure may have, floors a home may be on (0 is the ground floor), and characters of the text. */
export const wayInLimits = { least: 30, most: 1000, lowest: -5, highest: 80, characters: 120 } as const;

const isFigure = (value: number): boolean =>
  Number.isInteger(value) && value >= wayInLimits.least && value <= wayInLimits.most;
const isFloor = (value: number): boolean =>
  Number.isInteger(value) && value >= wayInLimits.lowest && value <= wayInLimits.highest;

const written = (figure: Figure | undefined): string => (figure === null || figure === undefined ? '_' : `${figure}`);

/** The access as text for a cookie or a call: `3.c90-210.gl85-230-90.d80-_`, floor first, `_` for an unknown figure. */
export const wayInText = (wayIn: WayIn): string =>
  [
    written(wayIn.floor),
    ...wayInPartNames.flatMap((part) => {
      const figures = wayIn[part];
      const { code, figures: names } = wayInParts[part];
      return figures ? [code + names.map((name) => written(figures[name])).join('-')] : [];
    }),
  ].join('.');

const numberOf = (text: string): number | null => (text === '_' ? null : Number(text));

/** Parses a text, which must be exactly as `wayInText` writes it; null for anything else. */
export function parseWayIn(text: string | null | undefined): WayIn | null {
  if (!text || text.length > wayInLimits.characters) return null;
  const [floorText = '', ...rest] = text.split('.');
  const floor = numberOf(floorText);
  if (floor !== null && !isFloor(floor)) return null;
  const found: Partial<Record<WayInPart, WayInFigures>> = {};
  for (const one of rest) {
    const [, code, list = ''] = /^([a-z]{1,2})([\d_][\d_-]*)$/.exec(one) ?? [];
    const part = wayInPartNames.find((name) => wayInParts[name].code === code);
    if (!part || found[part]) return null;
    const { figures: names } = wayInParts[part];
    const values = list.split('-').map(numberOf);
    if (values.length !== names.length || values.some((value) => value !== null && !isFigure(value))) return null;
    found[part] = Object.fromEntries(names.map((name, at) => [name, values[at] ?? null]));
  }
  const wayIn: WayIn = { floor, ...found };
  const isDouble = oneOfWayIn.some((some) => some.filter((part) => found[part]).length > 1);
  return !isDouble && rest.length > 0 && wayInText(wayIn) === text ? wayIn : null;
}
