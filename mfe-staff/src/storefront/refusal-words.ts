import { storefrontLimits } from '@actual/contracts/facts/catalog/storefront';
import { tryAgainText } from '@actual/contracts/facts/text/refusal-texts';
import { formatDate } from '@actual/contracts/facts/text/written';
import { formatMoment } from '@actual/contracts/store-day';
import { ApiError } from '@actual/shell-contract';
import { unansweredText } from '../access/unanswered-text';

const daysWritten = (values: string): string => values.replace(/\d{4}-\d\d-\d\d/g, (day) => formatDate(day));

const fieldWords: Readonly<Record<string, (values: string) => string>> = {
  cycle: (values) => `Una categoría no puede estar dentro de sí misma: ${values}`,
  depth: (values) => `No hay más de ${storefrontLimits.categoryLevels} niveles: ${values}`,
  handle: (values) => `Dos categorías no pueden tener la misma dirección: ${values}`,
  into: (values) => `Tienen productos; elige a qué categoría pasan: ${values}`,
  missing: (values) => `Alguien las agregó mientras tanto: ${values}`,
  parent: (values) => `Ya no existe la categoría de arriba: ${values}`,
  code: (values) => `Dos almacenes no pueden tener la misma clave, ni con otras mayúsculas: ${values}`,
  name: (values) => `Dos almacenes no pueden llamarse igual: ${values}`,
  stocked: (values) => `Todavía tienen piezas y no se pueden quitar; pásalas en el ERP a otro almacén: ${values}`,
  delivering: (values) => `Todavía tienen pedidos por entregar y no se pueden quitar: ${values}`,
  routes: (values) => `Esta ruta está dos veces: ${values}`,
  places: (values) => `Ningún código postal es de: ${values}`,
  placesTwice: (values) => `Este lugar está dos veces: ${values}`,
  unrouted: (values) => `Hay códigos postales en estas zonas y ningún almacén entregaría ahí: ${values}`,
  itemCode: (values) => `Ningún producto tiene este código: ${values}`,
  picture: (values) => `Ya no existe esta imagen: ${values}`,
  packages: (values) => `Sin productos: ${values}`,
  pieces: (values) => `Esta marca no los vende: ${values}`,
  piecesTwice: (values) => `Están dos veces en lo mismo: ${values}`,
  rooms: (values) => `Sin productos: ${values}`,
  shopId: (values) => `Dos tiendas no pueden tener la misma dirección: ${values}`,
  slug: (values) => `Dos estancias no pueden tener la misma dirección: ${values}`,
  lock: () => 'Una contraseña ya no existe. Ponla de nuevo.',
  promotions: (values) => `Ya no existen: ${values}`,
  zipcodes: (values) => `No existen: ${values}`,
  zipcodesTwice: (values) => `Están repetidos: ${values}`,
  days: (values) => `Están repetidos: ${daysWritten(values)}`,
  passed: (values) => `Ya pasaron; quítalos o cámbialos: ${daysWritten(values)}`,
  warehouse: (values) => `No existe el almacén: ${values}`,
  from: () => `El inicio no puede pasar de ${storefrontLimits.daysAhead} días.`,
  lead: (values) => `En la frase de arriba: ${values}.`,
  description: (values) => `En la descripción: ${values}.`,
  text: (values) => `En el texto, ${values}.`,
  until: () => `El final va después del inicio, a lo más en ${storefrontLimits.daysAhead} días.`,
};

/** A mistake at one field in words. */
export const mistakeText = ({ field, message }: { field: string; message: string }): string =>
  fieldWords[field]?.(message) ?? 'Revisa lo que escribiste.';

/** A refused change in words; a conflict with an earlier editor has its own words. */
export function refusedText(error: unknown): string {
  const { code, details } = error instanceof ApiError ? error : { code: '', details: null };
  if (code === 'storefront_full') return `Ya hay ${storefrontLimits.scheduled} cambios programados. Deshaz uno.`;
  if (code === 'storefront_changed') return 'Alguien más ya lo cambió. Revisa la lista.';
  if (code === 'forbidden') return 'Tu rol no puede cambiarlo.';
  if (code === 'invalid_input' && Array.isArray(details)) {
    return mistakeText((details as [{ field: string; message: string }])[0]);
  }
  return unansweredText(error) ?? tryAgainText;
}

/** «Ana Ruiz lo cambió el 23/nov/2026, 10:32 h», where that is why a change was refused. */
export function firstText(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.code !== 'storefront_changed') return null;
  const { by, at } = Object(error.details) as { by?: string; at?: string };
  return `${by || 'Alguien más'} lo cambió${at ? ` el ${formatMoment(at)}` : ''} mientras escribías.`;
}
