import { countWords } from '@actual/contracts/facts/text/written';
import { metersText, type RoomPlan } from '@actual/domain/room-plan/index';
import type { DrawnPiece } from '../drawn';

const joined = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} y ${words.at(-1)}`;

/** «Mi librero, Mi sofá (2)»: names of pieces in the order in which they came, each once. */
export function namesOf(pieces: readonly Pick<DrawnPiece, 'name'>[]): string {
  const counts = new Map<string, number>();
  for (const { name } of pieces) counts.set(name, (counts.get(name) ?? 0) + 1);
  return joined([...counts].map(([name, count]) => (count > 1 ? `${name} (${count})` : name)));
}

/** What the view in 3D shows, for who does not see it. */
export function sceneWords({ room, openings }: RoomPlan, pieces: readonly DrawnPiece[]): string {
  const doors = openings.filter(({ kind }) => kind === 'door').length;
  const sold = pieces.filter(({ product }) => product);
  const own = pieces.filter(({ product }) => !product);
  const parts = [
    ...(doors > 0 ? [countWords(doors, 'puerta', 'puertas')] : []),
    ...(doors < openings.length ? [countWords(openings.length - doors, 'ventana', 'ventanas')] : []),
    ...(sold.length > 0 ? [`${countWords(sold.length, 'pieza', 'piezas')} de la tienda: ${namesOf(sold)}`] : []),
    ...(own.length > 0 ? [`lo que ya tienes: ${namesOf(own)}`] : []),
  ];
  const size = `${metersText(room.width)} por ${metersText(room.depth)}`;
  return `Tu cuarto en 3D, de ${size}${parts.length > 0 ? `, con ${parts.join('; ')}` : ''}.`;
}
