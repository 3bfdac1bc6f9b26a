import { storeListPage } from '@actual/contracts/facts/company/asked-pages';

/** Of the header and the menu; in a file of its own, so that they do not bring the footer's links. */
export const storesLink = { label: 'Tiendas', href: storeListPage };
