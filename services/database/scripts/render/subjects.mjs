import views from '../../demo-assets/views.json' with { type: 'json' };

const productViews = Object.entries(views);

/**
 * What is rendered together: all finishes and views of one model, or one scene of several.
 * `isWanted({ stem, view, of })` chooses pictures; `of` is the stem of the product or scene.
 */
export const subjectsOf = ({ shots, scenes, isWanted }) => {
  const byModel = new Map();
  for (const shot of shots) byModel.set(shot.model, [...(byModel.get(shot.model) ?? []), shot]);
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
  const sets = scenes.map(({ stem, pieces, room, ...view }) => {
    const shot = { fill: 0.96, ...view, view: 'main', stem, of: stem, ...(room ? { whole: true } : {}) };
    return {
      room,
      pieces: pieces.map(({ picture, ...place }) => ({ ...place, model: shotOf.get(picture).model })),
      variants: [
        {
          tints: pieces.map(({ picture }) => shotOf.get(picture).tint ?? {}),
          shots: isWanted({ stem, view: 'scene', of: stem }) ? [shot] : [],
        },
      ],
    };
  });
  return [...products, ...sets]
    .map((subject) => ({ ...subject, variants: subject.variants.filter(({ shots: wanted }) => wanted.length > 0) }))
    .filter(({ variants }) => variants.length > 0);
};
