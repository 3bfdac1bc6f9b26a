import type { Opening, Room, Warning } from '@actual/domain/room-plan/index';
import { clearancesOf, cmText, wallsOf } from '@actual/domain/room-plan/index';
import { useBrand } from '@actual/shell-contract';
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useId } from 'react';
import { byLayer, type DrawnPiece, spoken } from '../drawn';
import { edgesFrom } from '../edges';
import { floorPath, RoomWalls, wallMm } from './RoomWalls';
import { floors, floorTiles, Piece, Sheet } from './sheet-styles';
import { PieceSymbol } from './symbols';

/** How far outside of the walls their lengths stand, as a share of the longer side. */
const measureShare = 0.075;
/** A shorter distance has no room for its figure, in millimeters. */
const leastWritten = 100;

export interface PlanDrawingProps {
  room: Room;
  openings: readonly Opening[];
  pieces: readonly DrawnPiece[];
  warnings: readonly Warning[];
  /** Number of the piece that is chosen; null without one. */
  chosen: number | null;
  /** The whole drawing in words. */
  label: string;
  onHold?: (piece: DrawnPiece, event: PointerEvent<SVGGElement>) => void;
  onKey?: (piece: DrawnPiece, event: KeyboardEvent<SVGGElement>) => void;
  onChoose?: (piece: DrawnPiece) => void;
}

/** The size of a drawing with its margins, in millimeters; a door that opens to the outside has its place there. */
export function sheetOf(room: Room, openings: readonly Opening[]) {
  const far = Math.max(room.width, room.depth) * measureShare + wallMm;
  const walls = wallsOf(room);
  const margin = (side: number): number =>
    openings.reduce(
      (most, one) =>
        one.kind === 'door' && one.opens === 'out' && walls[one.wall]?.turn === side
          ? Math.max(most, one.width + 2 * wallMm)
          : most,
      far * 1.5,
    );
  const [top, left] = [margin(0), margin(270)];
  return { far, top, left, width: left + room.width + margin(90), depth: top + room.depth + margin(180) };
}

/** Where the number of a piece stands: on it, at the corner of a rug, beside what is too small for it. */
function markOf({ kind, width, depth }: DrawnPiece, badge: number): { x: number; y: number } {
  if (kind === 'rug') return { x: -width * 0.32, y: depth * 0.32 };
  const isSmall = Math.min(width, depth) < badge * 3;
  return isSmall ? { x: width / 2 + badge * 0.8, y: depth / 2 + badge * 0.8 } : { x: 0, y: 0 };
}

/** A room to scale, with its pieces as an architect draws them; those that stand badly are marked. */
export function PlanDrawing({ room, openings, pieces, warnings, chosen, label, ...handlers }: PlanDrawingProps) {
  const { structure } = useBrand();
  const pattern = useId();
  const { far, top, left, width, depth } = sheetOf(room, openings);
  const floor = structure.categories in floors ? (structure.categories as keyof typeof floors) : 'hairline';
  const [tileWidth, tileDepth] = floorTiles[floor];
  const held = pieces.find(({ at }) => at === chosen);
  const others = pieces.filter(({ at }) => at !== chosen);
  // a narrow passage of the held piece has its figure already
  const isNarrow = (gap: number) =>
    warnings.some((one) => one.code === 'narrow' && pieces[one.piece] === held && Math.abs(one.gap - gap) < 5);
  const isWrong = (at: number) =>
    warnings.some(
      (one) =>
        one.code !== 'narrow' &&
        (pieces[one.piece]?.at === at || ('other' in one && one.other !== null && pieces[one.other]?.at === at)),
    );
  return (
    <Sheet
      viewBox={`${-left} ${-top} ${width} ${depth}`}
      role="group"
      aria-label={label}
      style={{ '--sheet': width } as CSSProperties}
    >
      <defs>
        <pattern id={pattern} width={tileWidth} height={tileDepth} patternUnits="userSpaceOnUse">
          <path className="floor-lines" data-floor={floor} d={floors[floor]} />
        </pattern>
      </defs>
      <path className="ground" d={floorPath(room)} />
      <path d={floorPath(room)} fill={`url(#${pattern})`} />
      <RoomWalls room={room} openings={openings} far={far} />
      {[...pieces].sort(byLayer).map((piece) => {
        const edges = edgesFrom(piece);
        const badge = width * 0.017;
        const mark = markOf(piece, badge);
        return (
          <Piece
            key={piece.at}
            transform={`translate(${piece.x} ${piece.y})`}
            role="button"
            tabIndex={0}
            aria-label={spoken(piece, edges.left, edges.top)}
            aria-pressed={piece.at === chosen}
            data-piece={piece.at}
            data-chosen={piece.at === chosen ? '' : undefined}
            data-wrong={isWrong(piece.at) ? '' : undefined}
            style={
              piece.color ? ({ '--piece': `color-mix(in srgb, ${piece.color} 46%, #fff)` } as CSSProperties) : undefined
            }
            onPointerDown={(event) => handlers.onHold?.(piece, event)}
            onKeyDown={(event) => handlers.onKey?.(piece, event)}
            onFocus={() => handlers.onChoose?.(piece)}
          >
            <g transform={`rotate(${piece.turn})`}>
              <PieceSymbol piece={piece} />
              <rect
                className="ring"
                x={-piece.width / 2 - 60}
                y={-piece.depth / 2 - 60}
                width={piece.width + 120}
                height={piece.depth + 120}
                rx={60}
              />
            </g>
            <circle className="hit" r={badge} />
            <g className="number" transform={`translate(${mark.x} ${mark.y})`}>
              <circle r={badge} />
              <text>{piece.at + 1}</text>
            </g>
          </Piece>
        );
      })}
      <g pointerEvents="none">
        {warnings.map((one) =>
          one.code === 'narrow' ? (
            <g className="gap narrow" key={`${one.piece},${one.from.x},${one.from.y}`}>
              <path d={`M${one.from.x} ${one.from.y}L${one.to.x} ${one.to.y}`} />
              <text x={(one.from.x + one.to.x) / 2} y={(one.from.y + one.to.y) / 2}>
                {cmText(one.gap)}
              </text>
            </g>
          ) : null,
        )}
        {held
          ? clearancesOf(held, room, others)
              .filter(({ gap }) => !isNarrow(gap))
              .map(({ side, gap, from, to }) => (
                <g className="gap" key={side}>
                  <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
                  {gap < leastWritten ? null : (
                    <text x={(from.x + to.x) / 2} y={(from.y + to.y) / 2}>
                      {cmText(gap)}
                    </text>
                  )}
                </g>
              ))
          : null}
      </g>
    </Sheet>
  );
}
