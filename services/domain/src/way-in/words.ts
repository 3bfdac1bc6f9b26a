import type { WayInFigure, WayInPart } from '@actual/contracts/way-in/way-in';
import type { Carried, Verdict } from './verdict';

const places: Readonly<Record<WayInPart, string>> = {
  street: 'la puerta de la calle',
  building: 'la puerta del edificio',
  corridor: 'el pasillo',
  turn: 'la vuelta del pasillo',
  lift: 'el elevador',
  straight: 'la escalera',
  landing: 'el descanso de la escalera',
  spiral: 'la escalera de caracol',
  door: 'tu puerta',
};
const figures: Readonly<Record<WayInFigure, string>> = {
  width: 'el ancho',
  height: 'la altura',
  into: 'el ancho después de la vuelta',
  depth: 'el fondo',
  doorWidth: 'el ancho de la puerta',
  doorHeight: 'la altura de la puerta',
};
const ways: Readonly<Record<Carried, string>> = {
  parcels: 'empacada',
  assembled: 'ya armada',
  bare: 'sin patas ni respaldo',
};
const of = (place: string): string => `de ${place}`.replace(/^de el /, 'del ');
const cm = (value: number): string => `${Math.round(value * 10) / 10}\u00a0cm`;

/** A verdict in a few words, for a card or a line. */
export function verdictShort(verdict: Verdict): string {
  if (verdict.answer === 'yes') return 'Cabe por tu acceso';
  if (verdict.answer === 'tight') return 'Cabe justo por tu acceso';
  return verdict.answer === 'no' ? 'No cabe por tu acceso' : 'Acceso: falta una medida';
}

/** A verdict as whole sentences: the deciding part, the missing length, and the remedy. */
export function verdictLong(verdict: Verdict): string {
  if (verdict.answer === 'unknown')
    return verdict.part === null || verdict.figure === null
      ? 'Aún no tenemos las medidas de esta pieza. Pregúntanos.'
      : `Nos falta ${figures[verdict.figure]} ${of(places[verdict.part])}: mídelo para saberlo.`;
  const way = ways[verdict.carried];
  if (verdict.answer === 'yes') return `Sí, ${way} pasa por todo tu acceso.`;
  const place = places[verdict.part];
  if (verdict.answer === 'tight')
    return verdict.left === null
      ? `Justo: ${way} podría pasar por ${place}, pero hay que verlo en persona. Pregúntanos antes de comprar.`
      : `Justo: ${way} pasa por ${place} y ${verdict.left < 0.1 ? 'no queda nada' : `quedan ${cm(verdict.left)}`} (${figures[verdict.figure]}). Mide dos veces.`;
  const missing = verdict.missing === null ? '' : `: faltan ${cm(verdict.missing)} (${figures[verdict.figure]})`;
  const instead =
    verdict.instead === 'by-parcel'
      ? 'Pregúntanos si puede ir por partes.'
      : 'Ni desempacada pasa: busca otro modelo con el filtro «Cabe por mi acceso».';
  return `No, ${way} no pasa por ${place}${missing}. ${instead}`;
}
