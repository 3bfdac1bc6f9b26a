import type { RequestablePieces } from '@actual/contracts';
import { requestKinds } from '@actual/contracts/facts/delivery/after-sale';
import { type AskedOn, costOf, isExchanged, isHygienic, receivedOn, requestable, toPesos } from '@actual/domain';
import type { LineRow } from './request.queries';

/** The price of so many of a line's remaining pieces, in centavos. */
export const costOfLeft = ({ totalCents, quantity, left }: LineRow, pieces: number): number =>
  costOf(totalCents, quantity, pieces, quantity - left);

/** Whether a warranty may end with another piece of the line. */
const isExchangedLine = ({ listCents, totalCents }: Pick<LineRow, 'listCents' | 'totalCents'>): boolean =>
  isExchanged({ listCents, paidCents: totalCents });

/** A line as the rules of requests see it. */
export const boughtPieces = ({ left, categories, replacedOn, ...line }: LineRow) => ({
  left,
  categories,
  replacedOn,
  received: receivedOn(line),
});

/** What can be asked for about a line, kind by kind. */
export function requestableLine(line: LineRow, on: AskedOn): RequestablePieces {
  const { id, name, finish, quantity, left } = line;
  const pieces = boughtPieces(line);
  return {
    line: id,
    name,
    finish,
    quantity,
    left,
    amount: toPesos(costOfLeft(line, left)),
    hygienic: isHygienic(line),
    exchanged: isExchangedLine(line),
    kinds: requestKinds.map((kind) => ({ kind, ...requestable(kind, pieces, on) })),
  };
}
