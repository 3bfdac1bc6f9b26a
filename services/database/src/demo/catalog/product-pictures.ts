import scenes from '../../../demo-assets/scenes.json';
import shots from '../../../demo-assets/shots.json';
import views from '../../../demo-assets/views.json';

interface Shot {
  readonly stem: string;
  /** Colors of materials where they are not the model's. */
  readonly tint?: Readonly<Record<string, string | undefined>>;
  /** The views there are, where they are not the usual ones: a close view of a thin piece would show the air beside it. */
  readonly views?: readonly string[];
}
const known: ReadonlyMap<string, Shot> = new Map((shots as readonly Shot[]).map((shot) => [shot.stem, shot]));

/** Pictures of a piece by the stem of its first one: that, the rooms in which it stands, its other views. */
export function picturesOf(stem: string): string[] {
  const shot = known.get(stem);
  if (!shot) return [];
  const own = Object.entries(views).flatMap(([view, { suffix, usual }]) =>
    (shot.views?.includes(view) ?? usual) ? [`${stem}${suffix}`] : [],
  );
  const rooms = scenes.filter((scene) => 'room' in scene && scene.pieces.some(({ picture }) => picture === stem));
  return [...own.slice(0, 1), ...rooms.map((room) => room.stem), ...own.slice(1)];
}

/** Whether a piece is shown in its model's own colors: a tinted finish has no 3D view, which would show another color. */
export const hasModelColors = (stem: string): boolean => known.get(stem)?.tint === undefined;
