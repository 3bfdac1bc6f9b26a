import type { Shop, StorefrontContent } from '@actual/contracts';
import { sites } from '@actual/contracts/facts/company/brands';
import { isWeek, type Week, weekLimits } from '@actual/contracts/facts/company/hours';
import { isPhone } from '@actual/contracts/rules';

export type Shops = Extract<StorefrontContent, { kind: 'shops' }>;

/** A shop before anything is typed: open at no hour, of every brand. */
export const newShop: Shop = {
  id: '',
  name: '',
  street: '',
  city: '',
  state: '',
  zipcode: '',
  reference: null,
  phones: [],
  week: Array.from({ length: weekLimits.days }, () => []),
  closedDays: [],
  offers: null,
  mapUrl: null,
  latitude: null,
  longitude: null,
  tourUrl: null,
  warehouse: null,
  sites: [...sites],
};

/** «21.1466, -86.8228», as map services copy a place; empty where there is none. */
export const placeWords = ({ latitude, longitude }: Pick<Shop, 'latitude' | 'longitude'>): string =>
  latitude === null || longitude === null ? '' : `${latitude}, ${longitude}`;

/** The place that somebody typed or pasted; without a number where it is none. */
export function readPlace(text: string): Pick<Shop, 'latitude' | 'longitude'> {
  if (text.trim() === '') return { latitude: null, longitude: null };
  const [, latitude, longitude] = /^(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)$/.exec(text.trim()) ?? [];
  return { latitude: Number(latitude ?? Number.NaN), longitude: Number(longitude ?? Number.NaN) };
}

/** A week without the spans of which nothing was typed. */
export const cleanedWeek = (week: Week) =>
  week.map((spans) =>
    spans.filter(([from, to]) => from !== '' || to !== '').map(([from, to]): [string, string] => [from, to]),
  );

/** A shop without the spaces that typing leaves behind. */
export const cleanedShop = (one: Shop): Shop => ({
  ...one,
  id: one.id.trim(),
  name: one.name.trim(),
  street: one.street.trim(),
  city: one.city.trim(),
  state: one.state.trim(),
  zipcode: one.zipcode.trim(),
  reference: one.reference?.trim() || null,
  phones: one.phones.map((phone) => phone.trim()).filter(Boolean),
  week: cleanedWeek(one.week),
  closedDays: one.closedDays
    .map(({ day, reason }) => ({ day, reason: reason.trim() }))
    .sort((a, b) => a.day.localeCompare(b.day)),
  offers: one.offers?.trim() || null,
  mapUrl: one.mapUrl?.trim() || null,
  tourUrl: one.tourUrl?.trim() || null,
});

const isLink = (link: string | null): boolean => link === null || /^https:\/\/\S+$/.test(link);
const isBetween = (value: number | null, most: number): boolean => value === null || Math.abs(value) <= most;

/** The message for a wrong shop; null for a right one. */
export function shopComplaint(one: Shop): string | null {
  if (!one.name || !one.street || !one.city || !one.state)
    return 'Cada tienda necesita su nombre, su calle, su ciudad y su estado.';
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(one.id))
    return `La dirección de «${one.name}» lleva minúsculas sin acento, números y guiones.`;
  if (!/^\d{5}$/.test(one.zipcode)) return `El código postal de «${one.name}» tiene cinco dígitos.`;
  const odd = one.phones.find((phone) => !isPhone(phone));
  if (odd) return `Un teléfono tiene diez dígitos. Revisa: ${odd}`;
  if (!isWeek(one.week)) return `En el horario de «${one.name}», cada hora va después de la anterior.`;
  if (one.closedDays.some(({ day, reason }) => day === '' || reason === '')) {
    return `Cada día cerrado de «${one.name}» necesita su fecha, como DD/MM/AAAA, y su motivo.`;
  }
  if (!isLink(one.mapUrl) || !isLink(one.tourUrl)) return 'Un enlace empieza con https://.';
  if (!isBetween(one.latitude, 90) || !isBetween(one.longitude, 180))
    return `El lugar de «${one.name}» se escribe como 21.1466, -86.8228.`;
  return one.sites.length === 0 ? `Elige qué marcas se ven en «${one.name}».` : null;
}

/** The content with a shop that has something else; its address follows its name until it has one of its own. */
export function withShop(content: Shops, at: number, part: Partial<Shop>): Shops {
  return { ...content, shops: content.shops.map((one, place) => (place === at ? { ...one, ...part } : one)) };
}
