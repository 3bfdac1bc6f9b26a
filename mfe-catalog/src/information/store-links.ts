import type { StoreFacts } from './content';

/** Address of the place in the map service of the visitor's choice; nothing is loaded from it here. */
export const mapHref = ({ latitud, longitud }: Pick<StoreFacts, 'latitud' | 'longitud'>): string =>
  `https://www.openstreetmap.org/?mlat=${latitud}&mlon=${longitud}#map=17/${latitud}/${longitud}`;

/** Dials a telephone as `tiendas.yaml` writes it. */
export const callHref = (phone: string): string => `tel:+52${phone.replaceAll(' ', '')}`;
