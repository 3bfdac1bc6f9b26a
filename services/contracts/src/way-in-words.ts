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

/** A way in for whoever carries a piece there: `piso 3, escalera recta de 90 × 210 cm, …`, `?` for what nobody knows; empty for a text that is none. */
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
