import { storefrontLimits } from '@actual/contracts/facts/catalog/storefront';

/** A whole number as somebody typed it, «25 %» too; null where nothing is written, NaN where it is something else. */
export function readWhole(text: string): number | null {
  const plain = text.replace('%', '').trim();
  if (plain === '') return null;
  return /^\d{1,9}$/.test(plain) ? Number(plain) : Number.NaN;
}

/** True for a whole number between two others. */
export const isWhole = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

/** The message for wrong pieces of a package or a room; null for right ones. */
export const pieceComplaint = (
  name: string,
  pieces: readonly { itemCode: string; quantity: number }[],
): string | null =>
  pieces.every(({ itemCode, quantity }) => itemCode && isWhole(quantity, 1, storefrontLimits.packagePieces))
    ? null
    : `Cada producto de «${name}» necesita su código y de 1 a ${storefrontLimits.packagePieces} piezas.`;
