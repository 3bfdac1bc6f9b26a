/** Where pieces wait. Cancún has no summer time and is an hour ahead of the capital all year. */
export const WAREHOUSES = [
  {
    code: 'CUN',
    name: 'CEDIS Cancún',
    timeZone: 'America/Cancun',
    cutoffHour: 13,
    handlingDays: 1,
    worksSaturday: true,
    isCedis: true,
  },
  {
    code: 'PDC',
    name: 'Tienda Playa del Carmen',
    timeZone: 'America/Cancun',
    cutoffHour: 12,
    handlingDays: 1,
    worksSaturday: true,
    isCedis: false,
  },
  {
    code: 'MID',
    name: 'Bodega Mérida',
    timeZone: 'America/Merida',
    cutoffHour: 13,
    handlingDays: 1,
    worksSaturday: true,
    isCedis: false,
  },
  {
    code: 'MEX',
    name: 'CEDIS Ciudad de México',
    timeZone: 'America/Mexico_City',
    cutoffHour: 14,
    handlingDays: 1,
    worksSaturday: false,
    isCedis: true,
  },
] as const;
export type WarehouseCode = (typeof WAREHOUSES)[number]['code'];

/** Working days on the road by zone and warehouse; a warehouse without a number does not serve the zone. */
export const ROUTE_DAYS: Readonly<Record<string, Partial<Record<WarehouseCode, number>>>> = {
  cancun: { CUN: 1, PDC: 2, MID: 3, MEX: 5 },
  'riviera-maya': { CUN: 2, PDC: 1, MID: 3, MEX: 6 },
  'quintana-roo-sur': { CUN: 4, PDC: 4, MID: 4, MEX: 7 },
  yucatan: { CUN: 3, MID: 1, MEX: 5 },
  'yucatan-foraneo': { CUN: 3, MID: 2, MEX: 6 },
  campeche: { CUN: 4, MID: 2, MEX: 5 },
  tabasco: { CUN: 5, MID: 3, MEX: 4 },
  veracruz: { CUN: 6, MID: 5, MEX: 3 },
  puebla: { CUN: 6, MEX: 2 },
  cdmx: { CUN: 5, MID: 5, MEX: 1 },
  'estado-de-mexico': { CUN: 6, MEX: 2 },
  queretaro: { CUN: 6, MEX: 2 },
  jalisco: { CUN: 7, MEX: 3 },
  'nuevo-leon': { CUN: 7, MEX: 3 },
  'ruta-especial': { CUN: 8, MEX: 6 },
};

/** Days without deliveries beyond the law's rest days; month and day of every year. */
export const CLOSED_EVERY_YEAR = [
  { monthDay: '01-02', reason: 'Inventario anual', warehouse: null },
  { monthDay: '11-02', reason: 'Día de Muertos', warehouse: null },
  { monthDay: '12-24', reason: 'Nochebuena', warehouse: null },
  { monthDay: '12-31', reason: 'Fin de año', warehouse: null },
  { monthDay: '12-12', reason: 'Día de la Virgen de Guadalupe', warehouse: 'MEX' },
  { monthDay: '01-06', reason: 'Fundación de Mérida', warehouse: 'MID' },
] as const;
