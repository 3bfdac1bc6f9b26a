import { folioText } from '@actual/contracts/facts/text/written';
import type { LoadedOrder } from '../order/order.queries';

/** The file name of an order's promise; a change of it has its number too. */
export const promiseFileName = ({ folio }: Pick<LoadedOrder, 'folio'>, change?: number): string =>
  `promesa-${folioText(folio)}${change === undefined ? '' : `-${change}`}.json`;
