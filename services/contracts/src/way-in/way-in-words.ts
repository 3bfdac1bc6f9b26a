import { parseWayIn, type WayInPart, wayInPartNames, wayInParts } from './way-in';

const partNames: Readonly<Record<WayInPart, string>> = {
  street: 'puerta de la calle',
  building: 'puerta del edificio',
  corridor: 'pasillo',
  turn: 'pasillo con vuelta',
  lift: 'elevador',
  straight: 'escalera recta',
  landing: 'escalera con descanso',
  spiral: 'escalera de caracol',
  door: 'puerta de la casa',
};
const floorWords = (floor: number | null): string =>
  floor === null ? 'piso sin decir' : floor === 0 ? 'planta baja' : `piso ${floor}`;

/**
 * A home's access in words for the carriers: `piso 3, escalera recta de 90 × 210 cm, …`, `?` for an unknown figure;
 * empty for an invalid text.
 */
export function wayInWords(text: string | null | undefined): string {
  const wayIn = parseWayIn(text);
  if (!wayIn) return '';
  const parts = wayInPartNames.flatMap((part) => {
    const figures = wayIn[part];
    return figures
      ? [`${partNames[part]} de ${wayInParts[part].figures.map((name) => figures[name] ?? '?').join(' × ')} cm`]
      : [];
  });
  return [floorWords(wayIn.floor), ...parts].join(', ');
}
