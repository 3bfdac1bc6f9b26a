import type { LoadedOrder } from '../order/order.queries';
import { folioText } from '../quotation/quotation-reply';

/** The file name of an order's promise; a change of it has its number too. */
export const promiseFileName = ({ folio }: Pick<LoadedOrder, 'folio'>, change?: number): string =>
  `promesa-${folioText(folio)}${change === undefined ? '' : `-${change}`}.json`;
