import { onWall, outlineOf, type PlanKind, type Point, type RoomPlan, wallsOf } from '@actual/domain/room-plan/index';
import type { Brand } from '@actual/themes-contract';
import type { DrawnPiece } from '../drawn';

/** What lies on the surfaces of a room, as JPEG files; null where the browser draws none. */
export interface RoomPictures {
  /** The whole rectangle of the room from above. */
  readonly floor: Uint8Array | null;
  /** Any wall from end to end. */
  readonly wall: Uint8Array | null;
}

/** Pixels of the longer side of a floor. */
const floorPixels = 1_600;

interface Floor {
  readonly color: string;
  readonly joint: string;
  /** Sizes of its boards or tiles in millimeters. */
  readonly part: readonly [number, number];
  /** How much lighter and darker its parts are than each other. */
  readonly grain: number;
}
/** Stone, oak and pale wood: a floor for each brand's own way of drawing. */
const floors: Readonly<Record<Brand['structure']['categories'], Floor>> = {
  hairline: { color: '#b9b2a6', joint: 'rgb(90 84 76 / 34%)', part: [900, 900], grain: 0.035 },
  tile: { color: '#b98f66', joint: 'rgb(70 44 22 / 42%)', part: [1_800, 190], grain: 0.1 },
  shapes: { color: '#cdb28c', joint: 'rgb(96 72 40 / 34%)', part: [1_400, 160], grain: 0.07 },
};

type Pen = CanvasRenderingContext2D;

function canvasOf(width: number, height: number): { canvas: HTMLCanvasElement; pen: Pen } | null {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width);
  canvas.height = Math.round(height);
  const pen = canvas.getContext('2d');
  return pen ? { canvas, pen } : null;
}
const fileOf = (canvas: HTMLCanvasElement): Promise<Uint8Array | null> =>
  new Promise((resolve) => {
    canvas.toBlob(
      (blob) => (blob ? blob.arrayBuffer().then((bytes) => resolve(new Uint8Array(bytes))) : resolve(null)),
      'image/jpeg',
      0.9,
    );
  });

/** Shares from 0 to 1 that are the same each time. */
function shares(): () => number {
  let state = 7;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Draws a shape without it: only its soft shadow, so many millimeters wide. */
function soften(pen: Pen, color: string, wide: number, draw: () => void): void {
  const away = 100_000;
  const { a: scale } = pen.getTransform();
  pen.save();
  pen.shadowColor = color;
  // shadows are measured in pixels, whatever the scale of the drawing
  pen.shadowBlur = wide * scale;
  pen.shadowOffsetX = away * scale;
  pen.fillStyle = pen.strokeStyle = '#000';
  pen.translate(-away, 0);
  draw();
  pen.restore();
}

const trace = (pen: Pen, points: readonly Point[]): void => {
  pen.beginPath();
  for (const { x, y } of points) pen.lineTo(x, y);
  pen.closePath();
};

function boards(pen: Pen, { color, joint, part: [long, short], grain }: Floor, width: number, depth: number): void {
  const next = shares();
  pen.fillStyle = color;
  pen.fillRect(0, 0, width, depth);
  for (let row = 0; row * short < depth; row += 1) {
    // boards begin anywhere, tiles below each other
    let at = long === short ? 0 : -next() * long;
    for (; at < width; at += long) {
      const shade = (next() - 0.5) * 2 * grain;
      pen.fillStyle = shade > 0 ? `rgb(255 244 226 / ${shade})` : `rgb(52 32 16 / ${-shade})`;
      pen.fillRect(at, row * short, long, short);
      if (long !== short)
        for (let line = 0; line < 4; line += 1) {
          pen.fillStyle = `rgb(52 32 16 / ${0.02 + next() * 0.05})`;
          pen.fillRect(at, row * short + next() * short, long, 4 + next() * 9);
        }
      pen.strokeStyle = joint;
      pen.lineWidth = 5;
      pen.strokeRect(at, row * short, long, short);
    }
  }
}

/** Light that falls through a window, and the way of a door's leaf. */
function openingsOn(pen: Pen, { room, openings }: RoomPlan): void {
  const walls = wallsOf(room);
  for (const one of openings) {
    const wall = walls[one.wall];
    if (!wall) continue;
    const place = (far: number, deep: number) => onWall(wall, far, deep);
    if (one.kind === 'window') {
      const [from, to] = [one.at + 80, one.at + one.width - 80];
      const shift = one.width * 0.28;
      soften(pen, 'rgb(255 247 228 / 62%)', 260, () => {
        const middle = (from + to) / 2;
        for (const [a, b] of one.width > 900
          ? [[from, middle - 60] as const, [middle + 60, to] as const]
          : [[from, to] as const]) {
          trace(pen, [
            place(a + shift * 0.35, 450),
            place(b + shift * 0.35, 450),
            place(b + shift, 1_750),
            place(a + shift, 1_750),
          ]);
          pen.fill();
        }
      });
    } else if (one.opens === 'in') {
      const isStart = one.hinge === 'start';
      const hinge = place(isStart ? one.at : one.at + one.width, 0);
      const steps = Array.from({ length: 25 }, (_, step) => {
        const angle = (Math.PI / 2) * (step / 24);
        const along = one.width * Math.cos(angle) * (isStart ? 1 : -1);
        return place((isStart ? one.at : one.at + one.width) + along, one.width * Math.sin(angle));
      });
      trace(pen, [hinge, ...steps]);
      pen.fillStyle = 'rgb(255 255 255 / 12%)';
      pen.fill();
      pen.beginPath();
      for (const { x, y } of steps) pen.lineTo(x, y);
      pen.setLineDash([70, 55]);
      pen.strokeStyle = 'rgb(30 24 18 / 55%)';
      pen.lineWidth = 14;
      pen.stroke();
      pen.setLineDash([]);
    }
  }
}

/** Light falls below them. */
const onLegs: readonly PlanKind[] = ['table', 'coffee-table', 'desk', 'chair', 'lamp'];

/** The floor of a brand with the soft shadows of walls and pieces, the light of windows, and the way of doors. */
export async function floorPicture(
  plan: RoomPlan,
  pieces: readonly DrawnPiece[],
  style: Brand['structure']['categories'],
): Promise<Uint8Array | null> {
  const { room } = plan;
  const scale = floorPixels / Math.max(room.width, room.depth);
  const made = canvasOf(room.width * scale, room.depth * scale);
  if (!made) return null;
  const { canvas, pen } = made;
  pen.scale(scale, scale);
  boards(pen, floors[style], room.width, room.depth);
  openingsOn(pen, plan);
  soften(pen, 'rgb(28 18 8 / 70%)', 420, () => {
    trace(pen, outlineOf(room));
    pen.lineWidth = 120;
    pen.stroke();
  });
  for (const { kind, x, y, turn, width, depth, round } of pieces) {
    if (kind === 'hung') continue;
    const near = kind === 'rug' ? 60 : 170;
    const part = onLegs.includes(kind) ? 0.45 : 1;
    for (const [wide, share] of [
      [near, 62],
      [near * 2.6, 34],
    ] as const)
      soften(pen, `rgb(24 15 6 / ${share * part}%)`, wide, () => {
        pen.translate(x, y);
        pen.rotate((turn * Math.PI) / 180);
        pen.beginPath();
        if (round) pen.ellipse(0, 0, width / 2, depth / 2, 0, 0, 2 * Math.PI);
        else pen.rect(-width / 2, -depth / 2, width, depth);
        pen.fill();
      });
  }
  return fileOf(canvas);
}

/** A wall of paint that is a little darker at its corners, its floor and its ceiling. */
export async function wallPicture(): Promise<Uint8Array | null> {
  const made = canvasOf(256, 256);
  if (!made) return null;
  const { canvas, pen } = made;
  pen.fillStyle = '#d9d4ca';
  pen.fillRect(0, 0, 256, 256);
  const shade = (to: readonly [number, number, number, number], share: number) => {
    const gradient = pen.createLinearGradient(...to);
    gradient.addColorStop(0, `rgb(70 58 44 / ${share}%)`);
    gradient.addColorStop(0.35, `rgb(70 58 44 / ${share / 3}%)`);
    gradient.addColorStop(1, 'rgb(70 58 44 / 0%)');
    pen.fillStyle = gradient;
    pen.fillRect(0, 0, 256, 256);
  };
  shade([0, 256, 0, 150], 30);
  shade([0, 0, 0, 70], 16);
  shade([0, 0, 40, 0], 24);
  shade([256, 0, 216, 0], 24);
  return fileOf(canvas);
}
