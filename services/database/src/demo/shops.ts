import { sites } from '@actual/contracts/facts/company/brands';
import type { Span } from '@actual/contracts/facts/company/hours';

const everyDay: Span[][] = Array.from({ length: 7 }, () => [['10:00', '21:00']]);
const mapOf = (latitude: number, longitude: number): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;

/** The shops of the specification; addresses, telephones and tours are made up. */
const SHOPS = [
  {
    id: 'cancun',
    city: 'Cancún',
    state: 'Quintana Roo',
    street: 'Av. Bonampak 128, supermanzana 4 A',
    zipcode: '77505',
    reference: 'Entre Av. Nichupté y Av. Sayil, a un costado del parque',
    phones: ['998 010 2031', '998 010 2032'],
    tour_url: 'https://my.matterport.com/show/?m=actual-cancun',
    latitude: 21.1466,
    longitude: -86.8228,
    warehouse_code: null,
  },
  {
    id: 'playa-del-carmen',
    city: 'Playa del Carmen',
    state: 'Quintana Roo',
    street: 'Carretera federal 307, km 282, colonia Ejidal',
    zipcode: '77712',
    reference: 'Sobre la lateral, en dirección a Tulum',
    phones: ['984 010 2033'],
    tour_url: 'https://my.matterport.com/show/?m=actual-playa',
    latitude: 20.6359,
    longitude: -87.0851,
    warehouse_code: 'PDC',
  },
  {
    id: 'merida',
    city: 'Mérida',
    state: 'Yucatán',
    street: 'Calle 20 núm. 236, colonia Altabrisa',
    zipcode: '97130',
    reference: 'Frente a la glorieta de Altabrisa',
    phones: ['999 010 2034', '999 010 2035'],
    tour_url: 'https://my.matterport.com/show/?m=actual-merida',
    latitude: 21.0176,
    longitude: -89.5843,
    warehouse_code: null,
  },
];

export const shopRows = () =>
  SHOPS.map(({ phones, ...one }, position) => ({
    ...one,
    position,
    name: one.city,
    phones: JSON.stringify(phones),
    week: JSON.stringify(everyDay),
    map_url: mapOf(one.latitude, one.longitude),
    sites: JSON.stringify(sites),
  }));
