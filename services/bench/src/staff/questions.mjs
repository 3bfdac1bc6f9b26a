/** The questions that a report of the desk is measured with: each of its sorts and filters. */

/** @typedef {'order' | 'quotation'} Report */
/** @typedef {{ orderby?: { column: string, direction: string } }} Question */

/**
 * So many days ago.
 * @param {number} ago
 */
export const day = (ago) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
/** @type {Record<Report, string[]>} */
const SORTS = {
  order: ['folio', 'createdAt', 'client', 'Store', 'paymentType', 'pieces', 'total', 'ammountPaid', 'status'],
  quotation: [
    'folio',
    'createdAt',
    'client',
    'Store',
    'seller',
    'pieces',
    'total',
    'status',
    'estimatedCloseDate',
    'nextStep',
  ],
};
/** @param {Report} report */
export const sortsOf = (report) =>
  SORTS[report].flatMap((column) => ['ASC', 'DESC'].map((direction) => ({ orderby: { column, direction } })));
/** @type {Record<Report, object[]>} */
export const FILTERS = {
  order: [
    { filters: { folio: '20001' } },
    { filters: { paymentType: 'spei' } },
    { filters: { status: 'canceled' } },
    { filters: { status: 'completed' } },
    { filters: { Store: 'cancun' } },
    { filters: { User: 'web' } },
    { dateRange: { start: day(30), end: day(0) } },
    { clientSearch: 'renata dzul' },
    { clientSearch: 'cliente77@correo.mx' },
    {
      filters: { status: 'completed', Store: 'cancun' },
      dateRange: { start: day(90) },
      orderby: { column: 'total', direction: 'DESC' },
    },
  ],
  quotation: [
    { filters: { folio: '10001' } },
    { filters: { paymentType: 'spei' } },
    { filters: { status: 'lost' } },
    { filters: { status: 'ordered' } },
    { filters: { Store: 'cancun' } },
    { filters: { User: 'web' } },
    { dateRange: { start: day(30), end: day(0) } },
    { clientSearch: 'renata dzul' },
    { clientSearch: 'cliente77@correo.mx' },
    {
      filters: { status: 'open', Store: 'cancun' },
      dateRange: { start: day(90) },
      orderby: { column: 'total', direction: 'DESC' },
    },
  ],
};
