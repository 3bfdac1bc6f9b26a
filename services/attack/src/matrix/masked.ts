import { jsonOf } from '../http';
import { address } from '../purchases/person';

/** The fields of a guest's order that strangers may see. */
const shown = new Set([
  'restricted',
  'id',
  'folio',
  'createdAt',
  'status',
  'statusLabel',
  'site',
  'isInvited',
  'FirstName',
  'LastName',
]);
const { firstName, lastName } = address('');

/** Whether a guest's order shows a stranger only that it exists, not who bought what. */
export function isMasked(body: string): boolean {
  const order = jsonOf(body) ?? {};
  const isNamed = order.FirstName === firstName || order.LastName === lastName;
  return order.restricted === true && !isNamed && Object.keys(order).every((name) => shown.has(name));
}
