import type { StorefrontContent, StorefrontPreview } from '@actual/contracts';
import { storefrontLimits } from '@actual/contracts/facts/catalog/storefront';
import { formatNumber } from '@actual/ui';
import { isWhole } from './whole-numbers';

export type Warehouses = Extract<StorefrontContent, { kind: 'warehouses' }>;
export type Warehouse = Warehouses['warehouses'][number];
export type ZoneDates = Extract<StorefrontPreview, { kind: 'warehouses' }>['zones'][number];
export type Place = Warehouses['places'][number];

/** «77500 Benito Juárez y otros 119»: one of some postal codes, and how many others there are. */
export function zipcodesWords({ cp, municipality, zipcodes }: ZoneDates): string {
  const others = zipcodes - 1;
  return `${cp} ${municipality}${others > 0 ? ` y otros ${formatNumber(others)}` : ''}`;
}

/** Clocks of the republic, as people name them. */
const timeZones: Readonly<Record<string, string>> = {
  'America/Mexico_City': 'Centro (Ciudad de México)',
  'America/Merida': 'Centro (Mérida)',
  'America/Monterrey': 'Centro (Monterrey)',
  'America/Bahia_Banderas': 'Centro (Bahía de Banderas)',
  'America/Cancun': 'Sureste (Cancún)',
  'America/Chihuahua': 'Chihuahua',
  'America/Mazatlan': 'Pacífico (Mazatlán)',
  'America/Hermosillo': 'Sonora (Hermosillo)',
  'America/Tijuana': 'Noroeste (Tijuana)',
  'America/Ciudad_Juarez': 'Frontera (Ciudad Juárez)',
  'America/Ojinaga': 'Frontera (Ojinaga)',
  'America/Matamoros': 'Frontera (Matamoros)',
};
/** The clocks to choose from, with one that a store's file has and this list has not. */
export const timeZoneChoices = (chosen: string): [zone: string, words: string][] => [
  ...Object.entries(timeZones),
  ...(Object.hasOwn(timeZones, chosen) ? [] : [[chosen, chosen] as [string, string]]),
];

export const newWarehouse: Warehouse = {
  code: '',
  name: '',
  timeZone: 'America/Mexico_City',
  cutoffHour: 13,
  handlingDays: 1,
  worksSaturday: false,
  isCedis: false,
};

/** Days on the road from a warehouse to a zone; null: it does not deliver there. */
export const routeDays = ({ routes }: Warehouses, zone: string, warehouse: string): number | null =>
  routes.find((one) => one.zone === zone && one.warehouse === warehouse)?.days ?? null;

/** The content with another number of days for a route, or without it. */
export function withRoute(content: Warehouses, zone: string, warehouse: string, days: number | null): Warehouses {
  const others = content.routes.filter((one) => one.zone !== zone || one.warehouse !== warehouse);
  const halves = zoneHalves(content, zone);
  return { ...content, routes: days === null ? others : [...others, { zone, warehouse, days, halves }] };
}

/** Whether buyers of a zone may choose the morning or the afternoon of their day. */
export const zoneHalves = ({ routes }: Warehouses, zone: string): boolean =>
  routes.some((one) => one.zone === zone && one.halves);

/** The content with that choice for a zone, or without it. */
export const withHalves = (content: Warehouses, zone: string, halves: boolean): Warehouses => ({
  ...content,
  routes: content.routes.map((one) => (one.zone === zone ? { ...one, halves } : one)),
});

/** Whether the warehouse at a place is the only one with its code: while a code is typed it may be that of another. */
const isAlone = ({ warehouses }: Warehouses, at: number, code: string | undefined): boolean =>
  warehouses.every((one, place) => place === at || one.code !== code);

/** The content without a warehouse and its routes. */
export function withoutWarehouse(content: Warehouses, at: number): Warehouses {
  const code = content.warehouses[at]?.code;
  const warehouses = content.warehouses.filter((_one, place) => place !== at);
  if (!isAlone(content, at, code)) return { ...content, warehouses };
  return { ...content, warehouses, routes: content.routes.filter(({ warehouse }) => warehouse !== code) };
}

/** The content with something else of a warehouse; its routes follow a code that is typed still. */
export function withWarehouse(content: Warehouses, at: number, part: Partial<Warehouse>): Warehouses {
  const before = content.warehouses[at]?.code;
  const code = part.code ?? before ?? '';
  const warehouses = content.warehouses.map((one, place) => (place === at ? { ...one, ...part } : one));
  if (code === before || !isAlone(content, at, before) || !isAlone(content, at, code))
    return { ...content, warehouses };
  const routes = content.routes.map((one) => (one.warehouse === before ? { ...one, warehouse: code } : one));
  return { ...content, warehouses, routes };
}

/** A content without the spaces that typing leaves behind, in the order in which it is kept. */
export const cleanedWarehouses = (content: Warehouses): Warehouses => ({
  ...content,
  warehouses: content.warehouses.map((one) => ({ ...one, code: one.code.trim(), name: one.name.trim() })),
  routes: content.routes
    .filter(({ warehouse }) => content.warehouses.some(({ code }) => code.trim() === warehouse.trim()))
    .map((one) => ({ ...one, warehouse: one.warehouse.trim() }))
    .sort((a, b) => a.zone.localeCompare(b.zone) || a.warehouse.localeCompare(b.warehouse)),
  places: content.places.map((one) => ({
    ...one,
    municipality: one.municipality?.trim() || null,
    cp: one.cp?.trim() || null,
  })),
});

/** The message for a wrong content before it is sent; null for a right one. */
export function warehousesComplaint({ warehouses, routes, places }: Warehouses): string | null {
  if (warehouses.length === 0) return 'Una tienda necesita al menos un almacén.';
  if (warehouses.some(({ name }) => !name)) return 'Cada almacén necesita su nombre.';
  const odd = warehouses.find(({ code }) => !/^[A-Za-z0-9_-]{1,20}$/.test(code));
  if (odd) return `La clave de «${odd.name}» es la del ERP: hasta 20 letras sin acento, números y guiones.`;
  if (!warehouses.every(({ handlingDays }) => isWhole(handlingDays, 0, storefrontLimits.handlingDays)))
    return `Los días de preparación son un número entero, de 0 a ${storefrontLimits.handlingDays}.`;
  if (!routes.every(({ days }) => isWhole(days, 0, storefrontLimits.routeDays)))
    return `Los días de camino son un número entero, de 0 a ${storefrontLimits.routeDays}.`;
  if (places.some(({ state }) => !state)) return 'Cada lugar necesita su estado.';
  if (places.some(({ zone }) => zone === '')) return 'Elige la zona de cada lugar.';
  const code = places.find(({ cp }) => cp !== null && !/^\d{1,5}$/.test(cp));
  if (code) return `Un código postal, o su comienzo, lleva de uno a cinco dígitos. Revisa: ${code.cp}`;
  return places.length > storefrontLimits.zoneChanges ? `Son más de ${storefrontLimits.zoneChanges} lugares.` : null;
}
