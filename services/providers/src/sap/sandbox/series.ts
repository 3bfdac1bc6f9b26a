import type { FastifyInstance } from 'fastify';
import { refuseForeignForms } from '../../sandbox/forms';
import type { Row } from './odata';
import type { SapStore } from './store';

const asRows = (value: unknown): Row[] => (Array.isArray(value) ? (value as Row[]) : []);
const numbersOf = (line: Row): string[] => asRows(line.SerialNumbers).map((one) => String(one.InternalSerialNumber));

/** Lines whose pieces are numbered and have no numbers yet. */
const waiting = (store: SapStore, order: Row): Row[] =>
  asRows(order.DocumentLines).filter(
    (line) =>
      store.find('Items', String(line.ItemCode))?.ManageSerialNumbers === 'tYES' && numbersOf(line).length === 0,
  );

/** True for an open order with pieces that still have to get their numbers. */
export const lacksSeries = (store: SapStore, order: Row): boolean =>
  order.DocumentStatus === 'bost_Open' && waiting(store, order).length > 0;

/** The numbers allocated to an order. */
export const seriesIn = (order: Row): string[] => asRows(order.DocumentLines).flatMap(numbersOf);

/** A number that no other piece has: document, line and piece. */
const serialNumber = (order: Row, line: Row, piece: number): string =>
  `NS${String(order.DocNum)}${String(line.LineNum).padStart(2, '0')}${String(piece).padStart(3, '0')}`;

/** Gives a number to each piece that waits for one. */
function allocate(store: SapStore, order: Row): void {
  for (const line of waiting(store, order))
    line.SerialNumbers = Array.from({ length: Number(line.Quantity) }, (_, piece) => ({
      BaseLineNumber: line.LineNum,
      Quantity: 1,
      InternalSerialNumber: serialNumber(order, line, piece + 1),
    }));
  store.changed();
}

/** `POST _control/orders/{DocEntry}/series`: the warehouse allocates a number to each piece, as its people do in SAP. */
export function seriesControl(app: FastifyInstance, store: SapStore): void {
  app.post<{ Params: { entry: string } }>(
    '/_control/orders/:entry/series',
    { preHandler: refuseForeignForms },
    async ({ params }, reply) => {
      const order = store.find('Orders', params.entry);
      if (order) allocate(store, order);
      return reply.redirect(app.prefix, 303);
    },
  );
}
