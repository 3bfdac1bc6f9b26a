import type { StorefrontContent } from '@actual/contracts';
import { isWhole, pieceComplaint } from './whole-numbers';

type Room = Extract<StorefrontContent, { kind: 'rooms' }>['rooms'][number];

/** A room without the spaces that typing leaves behind. */
export const cleanedRoom = ({ name, slug, text, pieces, ...one }: Room): Room => ({
  ...one,
  name: name.trim(),
  slug: slug.trim(),
  text: text.trim(),
  pieces: pieces.map((piece) => ({ ...piece, itemCode: piece.itemCode.trim() })),
});

/** The message for a wrong room; null for a right one. */
export function roomComplaint({ name, slug, text, picture, pieces }: Room): string | null {
  if (!name || !text || !picture || pieces.length === 0)
    return 'Cada estancia necesita su nombre, su texto, su imagen y sus productos.';
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))
    return `La dirección de «${name}» lleva minúsculas sin acento, números y guiones.`;
  const pieceWrong = pieceComplaint(name, pieces);
  if (pieceWrong) return pieceWrong;
  if (pieces.some(({ x, y }) => !isWhole(x ?? 0, 0, 100) || !isWhole(y ?? 0, 0, 100)))
    return `Los puntos de «${name}» son números enteros, de 0 a 100.`;
  return pieces.some(({ x, y }) => (x === null) !== (y === null))
    ? `Cada punto de «${name}» necesita sus dos números, o ninguno.`
    : null;
}
