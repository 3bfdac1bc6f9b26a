import type { RoomDetails } from '@actual/contracts';
import { type } from '@actual/themes-contract';
import { Picture } from '@actual/ui';
import styled from 'styled-components';
import { roomGround } from './RoomGround';
import type { PlacedPiece } from './room-sum';

const Figure = styled.figure`
  position: relative;
  margin: 0;
`;
const Ground = styled.div`
  ${roomGround}
  img { display: block; width: 100%; height: auto; aspect-ratio: 1; }
`;
const Point = styled.a<{ $x: number; $y: number }>`
  ${type('micro')}
  font-weight: 600;
  position: absolute;
  left: ${({ $x }) => $x}%;
  top: ${({ $y }) => $y}%;
  translate: -50% -50%;
  display: grid;
  place-items: center;
  width: 22px;
  height: 22px;
  color: var(--c-text);
  background: var(--c-surface);
  border: 1px solid var(--c-text);
  border-radius: 999px;
  box-shadow: var(--shadow-float);
  font-variant-numeric: tabular-nums;
  /* small for the picture, large for the finger */
  &::after { content: ''; position: absolute; inset: -12px; border-radius: 999px; }
  &:hover { color: var(--c-surface); background: var(--c-text); }
  &:focus-visible { outline: var(--focus-width) solid var(--c-focus); outline-offset: 2px; }
`;

/** Address of a piece within the page. */
export const pieceAnchor = (at: number): string => `pieza-${at + 1}`;

interface RoomSceneProps {
  room: RoomDetails;
  pieces: readonly PlacedPiece[];
}

/** The picture of a room with the numbers of its pieces, which lead to them in the list. */
export const RoomScene = ({ room, pieces }: RoomSceneProps) => (
  <Figure aria-label={`Piezas en la imagen de ${room.name}`}>
    <Ground>
      <Picture
        stem={room.picture}
        alt={`${room.name}: ${pieces.map(({ piece }) => piece.name).join(', ')}`}
        priority
        width={1_000}
        height={1_000}
        sizes="(min-width: 1280px) 800px, (min-width: 1024px) 58vw, 100vw"
      />
    </Ground>
    {pieces.map(({ piece: { id, name, x, y } }, at) =>
      x === null || y === null ? null : (
        <Point key={id} href={`#${pieceAnchor(at)}`} $x={x} $y={y} aria-label={`${at + 1}. ${name}`} title={name}>
          {at + 1}
        </Point>
      ),
    )}
  </Figure>
);
