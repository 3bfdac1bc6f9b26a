import type { StorefrontContent } from '@actual/contracts';

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
  if (pieces.some(({ itemCode, quantity }) => !itemCode || quantity < 1))
    return `Cada producto de «${name}» necesita su código y sus piezas.`;
  return pieces.some(({ x, y }) => (x === null) !== (y === null))
    ? `Cada punto de «${name}» necesita sus dos números, o ninguno.`
    : null;
}
