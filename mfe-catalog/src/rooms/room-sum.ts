import type { RoomChoice, RoomPiece } from '@actual/contracts';
import { cardTypes, paymentTypeFacts } from '@actual/contracts/facts/payment/payment-types';
import { monthly } from '@actual/contracts/facts/payment/plan-words';

/** A visitor's changes to a room: the colors of pieces, by the piece's id, and the pieces left out. */
export interface RoomWishes {
  readonly colors: Readonly<Record<string, string>>;
  readonly out: readonly string[];
}

/** A piece as it stands in the room now. */
export interface PlacedPiece {
  readonly piece: RoomPiece;
  /** Null where nothing of it can be had. */
  readonly choice: RoomChoice | null;
  /** It is added with the room: there is enough of it and nobody left it out. */
  readonly isIn: boolean;
}

/** The pieces with the chosen colors; where nobody chose, the first color of which there is enough. */
export const placed = (pieces: readonly RoomPiece[], { colors, out }: RoomWishes): PlacedPiece[] =>
  pieces.map((piece) => {
    const wanted = piece.choices.find(({ id }) => id === colors[piece.id]);
    const choice = wanted ?? piece.choices.find(({ enoughStock }) => enoughStock) ?? piece.choices[0] ?? null;
    return { piece, choice, isIn: choice?.enoughStock === true && !out.includes(piece.id) };
  });

export interface RoomSum {
  /** Pieces, not kinds. */
  readonly count: number;
  /** Pesos in one payment, and at list prices. */
  readonly total: number;
  readonly before: number;
  /** The longest plan whose minimum the room reaches; it has a total of its own. */
  readonly months: { readonly count: number; readonly amount: number; readonly total: number } | undefined;
  /** The day the last piece is there; null where the postal code is unknown. */
  readonly day: string | null;
}

const longestFirst = cardTypes
  .flatMap((type) => paymentTypeFacts[type].plan ?? [])
  .filter(({ months }) => months > 1)
  .sort((one, other) => other.months - one.months);

/** The total of the chosen pieces and the day when the last of them arrives. */
export function sumOf(pieces: readonly PlacedPiece[]): RoomSum {
  const chosen = pieces.flatMap(({ piece, choice, isIn }) =>
    isIn && choice ? [{ choice, quantity: piece.quantity }] : [],
  );
  const cents = (priceOf: (choice: RoomChoice) => number) =>
    chosen.reduce((sum, { choice, quantity }) => sum + Math.round(priceOf(choice) * 100) * quantity, 0);
  const plan = longestFirst
    .map(({ group, months, minimumPesos }) => ({
      months,
      minimumPesos,
      total: cents(({ groupPrices }) => groupPrices[group - 1] ?? 0),
    }))
    .find(({ total, minimumPesos }) => total >= minimumPesos * 100);
  const days = chosen.map(({ choice }) => choice.deliveryDate);
  return {
    count: chosen.reduce((sum, { quantity }) => sum + quantity, 0),
    total: cents(({ DiscountPrice }) => DiscountPrice) / 100,
    before: cents(({ Price }) => Price) / 100,
    months: plan && {
      count: plan.months,
      amount: monthly(plan.total, plan.months) / 100,
      total: plan.total / 100,
    },
    day: days.includes(null) ? null : (days.sort().at(-1) ?? null),
  };
}
