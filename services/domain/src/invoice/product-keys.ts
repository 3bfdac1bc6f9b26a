/** Keys of c_ClaveProdServ by the handle of a category; the most particular category of a product counts. */
const keys: Readonly<Record<string, string>> = {
  sofas: '56101502',
  salas: '56101502',
  'love-seats': '56101502',
  'sofas-cama': '56101502',
  'salas-esquineras': '56101532',
  'sillones-y-butacas': '56101502',
  camas: '56101515',
  'mesas-de-comedor': '56101543',
  antecomedores: '56101532',
  sillas: '56101504',
  'sillas-de-oficina': '56112104',
  mesas: '56101519',
  'mesas-laterales': '56101719',
  escritorios: '56101703',
  libreros: '56101507',
  'libreros-infantiles': '56101507',
  'muebles-de-jardin': '56101600',
  'mesas-y-sillas-de-jardin': '56101602',
  iluminacion: '39111500',
  'lamparas-de-mesa': '39111510',
  'lamparas-de-pie': '39111509',
  'tapetes-y-alfombras': '52101509',
  toallas: '52121700',
  kids: '56101800',
};

/** Furniture in general: the key of a product whose categories say nothing more. */
export const furnitureKey = '56101500';

/** The key of a product by its categories' handles, the most particular first. */
export const productKeyOf = (handles: readonly string[]): string =>
  handles.map((handle) => keys[handle]).find((key) => key !== undefined) ?? furnitureKey;
