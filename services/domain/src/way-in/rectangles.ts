import type { Rectangle } from './box';

/** Rounding of a computed length, in centimeters: a piece exactly as wide as its door passes. */
const grain = 1e-9;

/** Whether a rectangle fits into another, turned as it may be (Carver, 1957). */
export function fits([p, q]: Rectangle, one: number, other: number): boolean {
  const [a, b] = one > other ? [one, other] : [other, one];
  if (p <= a + grain && q <= b + grain) return true;
  if (q > b || p <= a) return false;
  const diagonal = p * p + q * q;
  return b >= (2 * p * q * a + (p * p - q * q) * Math.sqrt(diagonal - a * a)) / diagonal - grain;
}

const steps = 32;
const goldenShare = (Math.sqrt(5) - 1) / 2;

/** Whether `room` is never less than `least` between two angles; `room` has few bends there. */
function staysAbove(room: (angle: number) => number, least: number, from: number, to: number): boolean {
  if (to <= from) return true;
  let lowest = from;
  let low = Number.POSITIVE_INFINITY;
  for (let at = 0; at <= steps; at += 1) {
    const angle = from + ((to - from) * at) / steps;
    const here = room(angle);
    if (here < least - grain) return false;
    if (here < low) {
      low = here;
      lowest = angle;
    }
  }
  // the least lies beside the lowest sample: between its neighbors the curve has one bottom
  let [left, right] = [Math.max(from, lowest - (to - from) / steps), Math.min(to, lowest + (to - from) / steps)];
  while (right - left > 1e-7) {
    const [a, b] = [right - (right - left) * goldenShare, left + (right - left) * goldenShare];
    if (room(a) < room(b)) right = b;
    else left = a;
  }
  return room((left + right) / 2) >= least - grain;
}

/** Whether a rectangle along both outer walls keeps off the inner corner while it turns. */
function swings(outer: number, thick: number, into: number, from: number): boolean {
  const diagonal = Math.hypot(outer, thick);
  const room = (angle: number) =>
    from * Math.sin(angle) + into * Math.cos(angle) - outer * Math.sin(angle) * Math.cos(angle);
  const angleOf = (width: number) => Math.asin(Math.min(1, width / diagonal)) - Math.atan2(thick, outer);
  return staysAbove(room, thick, Math.max(0, angleOf(into)), Math.min(Math.PI / 2, Math.PI / 2 - angleOf(from)));
}

/** Whether a rectangle passes a corridor's right-angled turn, shifted or turned along both outer walls. Exact. */
export function passesTurn([long, short]: Rectangle, from: number, into: number): boolean {
  if (short > Math.min(from, into) + grain) return false;
  return fits([long, short], from, into) || swings(long, short, into, from);
}

/** Whether a rectangle passes a landing between two flights, shifted, or turned within its diagonal. */
export const passesLanding = (carried: Rectangle, flight: number, depth: number): boolean =>
  fits(carried, flight, depth) || (Math.hypot(...carried) <= 2 * flight && passesTurn(carried, flight, depth));

/** Whether a rectangle slides below a lintel and is raised behind it: a corridor's turn seen from the side. */
export function leansIn([long, thick]: Rectangle, lintel: number, depth: number, height: number): boolean {
  if (thick > lintel || thick > depth || long <= depth) return false;
  const diagonal = Math.hypot(long, thick);
  // the least angle at which it is not deeper than the space; it is highest there, or where its diagonal is upright
  const lean = Math.PI - Math.asin(Math.min(1, depth / diagonal)) - Math.atan2(long, thick);
  const highest = Math.min(lean, Math.atan2(long, thick));
  if (long * Math.sin(highest) + thick * Math.cos(highest) > height + grain) return false;
  const room = (angle: number) =>
    depth * Math.sin(angle) + lintel * Math.cos(angle) - long * Math.sin(angle) * Math.cos(angle);
  const free = Math.asin(Math.min(1, lintel / diagonal)) - Math.atan2(thick, long);
  return staysAbove(room, thick, Math.max(0, free), lean);
}
