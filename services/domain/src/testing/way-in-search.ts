/** A search by trying: positions and rotations in steps, written without the formulas of `way-in`. Lengths are centimeters. */
type Point = readonly [x: number, y: number];
export type Plan = readonly [long: number, short: number];

const radians = (degrees: number) => (degrees * Math.PI) / 180;
/** All turns of a rectangle, in so many degrees. */
const turnsBy = (step: number) => Array.from({ length: 180 / step }, (_, at) => at * step);
const coarse = turnsBy(2);
const fine = turnsBy(1);
const slack = 1e-6;

/** Cosine and sine of so many degrees. */
const direction = (degrees: number) => [Math.cos(radians(degrees)), Math.sin(radians(degrees))] as const;
const directions = turnsBy(1).map(direction);
/** Of every half degree from lying to standing. */
const tilts = Array.from({ length: 181 }, (_, at) => direction(at / 2));

/** The corners of a rectangle turned by whole degrees, pushed against both axes. */
function pushed([long, short]: Plan, degrees: number): Point[] {
  const [cos, sin] = directions[degrees] ?? [1, 0];
  const xs = [0, long * cos, long * cos - short * sin, -short * sin];
  const ys = [0, long * sin, long * sin + short * cos, short * cos];
  const [left, low] = [Math.min(...xs), Math.min(...ys)];
  return xs.map((x, at): Point => [x - left, (ys[at] ?? 0) - low]);
}
/** How far that rectangle reaches along both axes. */
function extent([long, short]: Plan, degrees: number): Point {
  const [cos, sin] = directions[degrees] ?? [1, 0];
  return [long * Math.abs(cos) + short * sin, long * sin + short * Math.abs(cos)];
}

/** How deep a polygon reaches into the corner region beyond both x and y: above 0 where they overlap. */
function depthBeyond(corners: readonly Point[], x: number, y: number): number {
  let most = Number.NEGATIVE_INFINITY;
  corners.forEach(([ax, ay], at) => {
    const [bx, by] = corners[(at + 1) % corners.length] ?? [ax, ay];
    const [from, to] = [ax - x - (ay - y), bx - x - (by - y)];
    most = Math.max(most, Math.min(ax - x, ay - y));
    if (from * to < 0) most = Math.max(most, ax - x + (bx - ax) * (from / (from - to)));
  });
  return most;
}

const offsets = [0, 2, 12];

/** Whether turn by turn a way leads from one that may start, over neighbors that have a place, to one that ends it. */
function reaches(
  turns: readonly number[],
  starts: (degrees: number) => boolean,
  ends: (degrees: number) => boolean,
  has: (degrees: number) => boolean,
): boolean {
  const degreesAt = (at: number) => turns[at] ?? 0;
  const open = turns.flatMap((degrees, at) => (starts(degrees) ? [at] : []));
  const seen = new Set(open);
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (ends(degreesAt(at))) return true;
    for (const next of [at + 1, at - 1].map((one) => (one + turns.length) % turns.length)) {
      if (seen.has(next) || !has(degreesAt(next))) continue;
      seen.add(next);
      open.push(next);
    }
  }
  return false;
}

/** Whether a rectangle gets from a passage `a` wide around a right angle into one `b` wide. */
export const triedAroundCorner = (plan: Plan, a: number, b: number): boolean =>
  reaches(
    coarse,
    (degrees) => extent(plan, degrees)[0] <= a + slack,
    (degrees) => extent(plan, degrees)[1] <= b + slack,
    (degrees) => {
      const shape = pushed(plan, degrees);
      return offsets.some((right) =>
        offsets.some(
          (up) =>
            depthBeyond(
              shape.map(([x, y]): Point => [x + right, y + up]),
              a,
              b,
            ) <= slack,
        ),
      );
    },
  );

/** Whether a rectangle lying on the floor gets below a lintel into a space of this depth and height. */
export function triedBelowLintel(plan: Plan, lintel: number, depth: number, height: number): boolean {
  const isLow = (degrees: number) => extent(plan, degrees)[1] <= height + slack;
  return reaches(
    fine,
    (degrees) => extent(plan, degrees)[1] <= lintel + slack,
    (degrees) => extent(plan, degrees)[0] <= depth + slack && isLow(degrees),
    (degrees) =>
      isLow(degrees) &&
      offsets.some(
        (away) =>
          depthBeyond(
            pushed(plan, degrees).map(([x, y]): Point => [x + away, y]),
            depth,
            lintel,
          ) <= slack,
      ),
  );
}

/** Whether a box gets straight through an opening in any of many rotations in space. */
export function triedThroughOpening(
  sides: readonly number[],
  width: number,
  height: number,
  spins: readonly number[][],
) {
  const [a = 0, b = 0, c = 0] = sides;
  const shadows = [
    [a, b],
    [a, c],
    [b, c],
  ];
  for (const [p = 0, q = 0] of shadows) {
    const fits = (degrees: number, spare: number): boolean => {
      const cos = Math.abs(Math.cos(radians(degrees)));
      const sin = Math.abs(Math.sin(radians(degrees)));
      return p * cos + q * sin <= width + spare && p * sin + q * cos <= height + spare;
    };
    // what half a degree moves the far corner by: where it nearly fits, it is turned more finely
    const nearly = (p + q) * radians(0.5);
    for (let degrees = 0; degrees <= 90; degrees += 0.5) {
      if (!fits(degrees, nearly)) continue;
      for (let by = -0.5; by <= 0.5; by += 0.05) if (fits(degrees + by, slack)) return true;
    }
  }
  return spins.some(([yaw = 0, pitch = 0, roll = 0]) => {
    const [cy, sy, cp, sp, cr, sr] = [yaw, pitch, roll].flatMap((one) => [Math.cos(one), Math.sin(one)]) as [
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    const across = Math.abs(cy * cp) * a + Math.abs(cy * sp * sr - sy * cr) * b + Math.abs(cy * sp * cr + sy * sr) * c;
    const up = Math.abs(sp) * a + Math.abs(cp * sr) * b + Math.abs(cp * cr) * c;
    return across <= width && up <= height;
  });
}

/**
 * The floor that a box covers in each tilt that fits below a ceiling, raised from lying in steps of a degree; tilts
 * that cover more than another are left out.
 */
export function triedPostures(sides: readonly number[], ceiling: number): Plan[] {
  const found: Plan[] = [];
  const upright = new Set<number>();
  const visit = (up: number) => {
    if (upright.has(up) || (sides[up] ?? 0) > ceiling) return;
    upright.add(up);
    for (const along of [0, 1, 2]) {
      if (along === up) continue;
      const [long = 0, thick = 0, across = 0] = [sides[along], sides[up], sides[3 - up - along]];
      let degrees = 0;
      for (; degrees <= 90; degrees += 0.5) {
        const [cos, sin] = tilts[degrees * 2] ?? [1, 0];
        if (long * sin + thick * cos > ceiling + slack) break;
        found.push([long * cos + thick * sin, across]);
      }
      if (degrees > 90) visit(along);
    }
  };
  visit([0, 1, 2].reduce((least, at) => ((sides[at] ?? 0) < (sides[least] ?? 0) ? at : least), 0));
  const sorted = found.map(([p, q]): Plan => [Math.max(p, q), Math.min(p, q)]).sort(([a], [b]) => a - b);
  let narrowest = Number.POSITIVE_INFINITY;
  return sorted.filter(([, short]) => {
    if (short >= narrowest - 0.05) return false;
    narrowest = short;
    return true;
  });
}

/**
 * Whether a rectangle gets over a landing from one flight to the other beside it, on a grid of places and turns; where a
 * coarse grid finds no way, on a finer one.
 */
export const triedOverLanding = (plan: Plan, flight: number, depth: number): boolean =>
  [6, 3].some((grain) => triedOnGrid(plan, { flight, depth, grain }));

function triedOnGrid(plan: Plan, { flight, depth, grain }: { flight: number; depth: number; grain: number }): boolean {
  const degrees = Array.from({ length: 30 }, (_, at) => at * 6);
  const below = plan[0] + 2 * grain;
  const [columns, rows] = [Math.ceil((2 * flight) / grain) + 1, Math.ceil((depth + 2 * below) / grain) + 1];
  const shapes = degrees.map((one) => pushed(plan, one));
  const isFree = (turn: number, column: number, row: number): boolean => {
    const [right, up] = [column * grain, row * grain - 2 * below];
    const corners = (shapes[turn] ?? []).map(([x, y]): Point => [x + right, y + up]);
    if (corners.some(([x, y]) => x > 2 * flight || y > depth)) return false;
    const [left, rest] = [corners.every(([x]) => x <= flight), corners.every(([x]) => x >= flight)];
    if (left || rest) return true;
    const at = corners.flatMap(([ax, ay], one) => {
      const [bx, by] = corners[(one + 1) % 4] ?? [ax, ay];
      return (ax - flight) * (bx - flight) <= 0 && ax !== bx ? [ay + ((by - ay) * (flight - ax)) / (bx - ax)] : [];
    });
    return Math.min(...at) >= 0;
  };
  const key = (turn: number, column: number, row: number) => (turn * columns + column) * rows + row;
  const seen = new Set<number>();
  const open: (readonly [number, number, number])[] = [];
  const add = (turn: number, column: number, row: number) => {
    if (column < 0 || row < 0 || column >= columns || row >= rows || seen.has(key(turn, column, row))) return;
    seen.add(key(turn, column, row));
    if (isFree(turn, column, row)) open.push([turn, column, row]);
  };
  degrees.forEach((_, turn) => {
    const [wide] = extent(plan, turn * 6);
    for (let column = 0; column * grain + wide <= flight; column += 1) add(turn, column, 0);
  });
  for (let one = open.pop(); one; one = open.pop()) {
    const [turn, column, row] = one;
    if (column * grain >= flight && extent(plan, turn * 6)[1] + row * grain - 2 * below <= 0) return true;
    add((turn + 1) % 30, column, row);
    add((turn + 29) % 30, column, row);
    for (const step of [-1, 1]) {
      add(turn, column + step, row);
      add(turn, column, row + step);
    }
  }
  return false;
}
