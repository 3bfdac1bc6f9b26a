import { jsonOf } from '../http';
import { address } from '../purchases/person';

/** What a stranger may learn of a guest's order. */
const shown = new Set([
  ...['restricted', 'id', 'folio', 'createdAt', 'status', 'statusLabel', 'site', 'isInvited'],
  ...['FirstName', 'LastName'],
]);
const { firstName, lastName } = address('');

/** A guest's order shows a stranger that it is there, and neither who bought nor what. */
export function isMasked(body: string): boolean {
  const order = jsonOf(body) ?? {};
  const isNamed = order.FirstName === firstName || order.LastName === lastName;
  return order.restricted === true && !isNamed && Object.keys(order).every((name) => shown.has(name));
}
