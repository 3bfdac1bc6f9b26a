import views from '../../demo-assets/views.json' with { type: 'json' };

/** @typedef {{ model: string, at?: [number, number], lift?: number, turn?: number }} Piece */
/** @typedef {{ color: string, size: [number, number], at: [number, number], round?: boolean }} Flat */
/** @typedef {{ wall: string, floor: string, boards?: boolean, gap?: number, rug?: Flat, frames?: Flat[] }} Room */
/** @typedef {{ view: keyof typeof views, stem: string, of: string, yaw?: number, pitch?: number, fill?: number, whole?: boolean, exposure?: number }} Shot */
/** @typedef {{ pieces: Piece[], room?: Room, shadow?: boolean, variants: { tints: Record<string, string>[], shots: Shot[] }[] }} Subject */
/** @typedef {{ stem: string, model: string, tint?: Record<string, string>, views?: string[], shadow?: boolean }} ListedShot of `shots.json` */
/** @typedef {{ stem: string, pieces: ({ picture: string } & Omit<Piece, 'model'>)[], room?: Room }} ListedScene of `scenes.json` */
/** @typedef {{ shots: ListedShot[], scenes: ListedScene[], isWanted: (picture: { stem: string, view: string, of: string }) => boolean }} Listed */

const productViews = /** @type {[keyof typeof views, { suffix: string, usual: boolean }][]} */ (Object.entries(views));

/**
 * Groups the pictures that are rendered together: all finishes and views of one model, or one scene of several.
 * `isWanted({ stem, view, of })` chooses pictures; `of` is the stem of the product or scene.
 * @param {Listed} listed
 * @returns {Subject[]}
 */
export const subjectsOf = ({ shots, scenes, isWanted }) => {
  /** @type {Map<string, ListedShot[]>} */
  const byModel = new Map();
  for (const shot of shots) byModel.set(shot.model, [...(byModel.get(shot.model) ?? []), shot]);
  /** @type {Subject[]} */
  const products = [...byModel].map(([model, finishes]) => ({
    pieces: [{ model }],
    shadow: finishes[0].shadow ?? true,
    variants: finishes.map(({ stem, tint, views: kinds, ...own }) => ({
      tints: [tint ?? {}],
      shots: productViews
        .filter(([view, { usual }]) => kinds?.includes(view) ?? usual)
        .map(([view, { suffix }]) => ({ ...own, view, stem: `${stem}${suffix}`, of: stem }))
        .filter(isWanted),
    })),
  }));
  const shotOf = new Map(shots.map((shot) => [shot.stem, shot]));
  const listed = (/** @type {string} */ picture) => {
    const shot = shotOf.get(picture);
    if (!shot) throw new Error(`shots.json does not list ${picture}`);
    return shot;
  };
  /** @type {Subject[]} */
  const sets = scenes.map(({ stem, pieces, room, ...view }) => {
    /** @type {Shot} */
    const shot = { fill: 0.96, ...view, view: 'main', stem, of: stem, whole: room ? true : undefined };
    return {
      room,
      pieces: pieces.map(({ picture, ...place }) => ({ ...place, model: listed(picture).model })),
      variants: [
        {
          tints: pieces.map(({ picture }) => listed(picture).tint ?? {}),
          shots: isWanted({ stem, view: 'scene', of: stem }) ? [shot] : [],
        },
      ],
    };
  });
  return [...products, ...sets]
    .map((subject) => ({ ...subject, variants: subject.variants.filter(({ shots: wanted }) => wanted.length > 0) }))
    .filter(({ variants }) => variants.length > 0);
};
