import {
  metersText,
  type Opening,
  onWall,
  type Point,
  type Room,
  type Wall,
  wallsOf,
} from '@actual/domain/room-plan/index';

/** How thick walls are drawn, in millimeters. */
export const wallMm = 120;

const path = (points: readonly Point[]): string => `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;

/** The outer corners of walls: each inner corner moved out along both of its walls. */
const outerOf = (walls: readonly Wall[]): Point[] =>
  walls.map(({ from, into }, at) => {
    const before = walls.at(at - 1) ?? { into };
    return { x: from.x - (into.x + before.into.x) * wallMm, y: from.y - (into.y + before.into.y) * wallMm };
  });

/** The floor, for what lies on it. */
export const floorPath = (room: Room): string => path(wallsOf(room).map(({ from }) => from));

function OpeningDrawing({ opening, wall }: { opening: Opening; wall: Wall }) {
  const { at, width } = opening;
  const hole = [
    onWall(wall, at),
    onWall(wall, at + width),
    onWall(wall, at + width, -wallMm),
    onWall(wall, at, -wallMm),
  ];
  const line = (deep: number) => {
    const [from, to] = [onWall(wall, at, deep), onWall(wall, at + width, deep)];
    return `M${from.x} ${from.y}L${to.x} ${to.y}`;
  };
  if (opening.kind === 'window')
    return (
      <g className="opening">
        <path d={path(hole)} className="hole" />
        <path d={line(-wallMm / 2 - 18) + line(-wallMm / 2 + 18)} className="line" />
        <path d={line(0) + line(-wallMm)} className="line" />
      </g>
    );
  const isStart = opening.hinge === 'start';
  const deep = opening.opens === 'in' ? width : -width;
  const base = opening.opens === 'in' ? 0 : -wallMm;
  const axis = onWall(wall, isStart ? at : at + width, base);
  const open = onWall(wall, isStart ? at : at + width, base + deep);
  const shut = onWall(wall, isStart ? at + width : at, base);
  const sweep = isStart === (opening.opens === 'in') ? 0 : 1;
  return (
    <g className="opening">
      <path d={path(hole)} className="hole" />
      <path d={`M${open.x} ${open.y}A${width} ${width} 0 0 ${sweep} ${shut.x} ${shut.y}`} className="sweep" />
      <path d={`M${axis.x} ${axis.y}L${open.x} ${open.y}`} className="leaf" />
    </g>
  );
}

/** The length of a wall outside of it, between two ticks, as an architect draws it. */
function WallLength({ wall, far }: { wall: Wall; far: number }) {
  const { length, along } = wall;
  const [from, to, middle] = [onWall(wall, 0, -far), onWall(wall, length, -far), onWall(wall, length / 2, -far)];
  const tick = far * 0.16;
  const ticks = [from, to].map(({ x, y }) => `M${x - tick} ${y + tick}L${x + tick} ${y - tick}`).join('');
  const ends = [0, length]
    .map((at) => {
      const [near, end] = [onWall(wall, at, -wallMm - far * 0.12), onWall(wall, at, -far * 1.2)];
      return `M${near.x} ${near.y}L${end.x} ${end.y}`;
    })
    .join('');
  return (
    <g className="measure">
      <path d={`M${from.x} ${from.y}L${to.x} ${to.y}${ends}`} className="thin" />
      <path d={ticks} />
      <text x={middle.x} y={middle.y} transform={along.y === 0 ? undefined : `rotate(-90 ${middle.x} ${middle.y})`}>
        {metersText(length)}
      </text>
    </g>
  );
}

/** Whether a wall ends at the inner corner of an L. */
const isInner = (walls: readonly Wall[], at: number): boolean =>
  ((walls[(at + 1) % walls.length]?.turn ?? 0) - (walls[at]?.turn ?? 0) + 360) % 360 === 270;

interface RoomWallsProps {
  room: Room;
  openings: readonly Opening[];
  /** How far outside of the walls their lengths are written, in millimeters. */
  far: number;
}

/** Walls with their thickness, doors with their swing, windows and the lengths of the walls. */
export function RoomWalls({ room, openings, far }: RoomWallsProps) {
  const walls = wallsOf(room);
  return (
    <>
      <path className="walls" fillRule="evenodd" d={path(outerOf(walls)) + floorPath(room)} />
      {openings.map((opening) => {
        const wall = walls[opening.wall];
        return wall ? <OpeningDrawing key={`${opening.wall}-${opening.at}`} opening={opening} wall={wall} /> : null;
      })}
      {walls.map((wall, at) => (
        <WallLength
          key={`${wall.from.x},${wall.from.y}`}
          wall={wall}
          // both lengths of an inner corner stand in it: nearer, they do not cross each other's figure
          far={isInner(walls, at) || isInner(walls, (at || walls.length) - 1) ? far / 2 : far}
        />
      ))}
    </>
  );
}
