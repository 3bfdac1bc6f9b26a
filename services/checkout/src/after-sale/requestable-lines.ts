import type { RequestablePieces } from '@actual/contracts';
import { requestKinds } from '@actual/contracts/facts/after-sale';
import { type AskedOn, costOf, isExchanged, isHygienic, requestable, toPesos } from '@actual/domain';
import type { LineRow } from './request.queries';

/** What so many of the pieces of a line that are left cost, in centavos. */
export const costOfLeft = ({ totalCents, quantity, left }: LineRow, pieces: number): number =>
  costOf(totalCents, quantity, pieces, quantity - left);

/** Whether a warranty may end with another piece of the line. */
export const isExchangedLine = ({ listCents, totalCents }: Pick<LineRow, 'listCents' | 'totalCents'>): boolean =>
  isExchanged({ listCents, paidCents: totalCents });

/** What can be asked for about a line, kind by kind. */
export function requestableLine(line: LineRow, on: AskedOn): RequestablePieces {
  const { id, name, finish, quantity, left } = line;
  return {
    line: id,
    name,
    finish,
    quantity,
    left,
    amount: toPesos(costOfLeft(line, left)),
    hygienic: isHygienic(line),
    exchanged: isExchangedLine(line),
    kinds: requestKinds.map((kind) => ({ kind, ...requestable(kind, line, on) })),
  };
}
