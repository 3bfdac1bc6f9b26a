/** Pages of information that every page links to; in a file of their own, so that the others' addresses do not come along. */
export const storeListPage = '/ubicaciones';
export const deliveryCitiesPage = '/ciudades-de-entrega';
