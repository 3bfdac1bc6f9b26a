import { type WayIn, type WayInFigure, wayInPartNames, wayInParts } from '@actual/contracts/way-in/way-in';
import { type Box, type Sides, sidesOf } from './box';
import { isUp, type Measured, passes, plausible } from './obstacles';
import { type Travels, tightBelow } from './verdict';

/** The access with every figure filled in: the least plausible one where unknown, and all a little smaller. */
function leastOf(wayIn: WayIn) {
  return wayInPartNames.flatMap((part) => {
    const given = wayIn[part];
    if (!given) return [];
    const names: readonly WayInFigure[] = wayInParts[part].figures;
    const spare = names.every((name) => typeof given[name] === 'number') ? 0 : tightBelow;
    const figures: Measured = Object.fromEntries(
      names.map((name) => [name, (given[name] ?? plausible[part][name]?.[0] ?? 0) - spare]),
    );
    return [{ part, isUp: isUp(part), holds: (sides: Sides) => passes[part](sides, figures) }];
  });
}

/** Whether a box lies within another one, side by side. */
const isWithin = (one: Sides, other: Sides): boolean => one[0] <= other[0] && one[1] <= other[1] && one[2] <= other[2];

/** As `comesIn(verdictOf(…))`, but without what the answer does not need: for many pieces against one access. */
export function surelyComesIn(wayIn: WayIn): (travels: Travels) => boolean {
  const parts = leastOf(wayIn);
  const plain = parts.filter((one) => !one.isUp);
  const up = parts.filter((one) => one.isUp);
  // a piece inside a passing box passes, and a piece around a stuck one is stuck
  const passing: Sides[] = [];
  const stuck: Sides[] = [];
  const through = (box: Box): boolean => {
    const sides = sidesOf(box);
    if (passing.some((one) => isWithin(sides, one))) return true;
    if (stuck.some((one) => isWithin(one, sides))) return false;
    const found = plain.every(({ holds }) => holds(sides)) && (up.length === 0 || up.some(({ holds }) => holds(sides)));
    (found ? passing : stuck).push(sides);
    return found;
  };
  return ({ assembled, parcels, bare, isBuiltAtHome }) => {
    if (parcels.length > 0 && parcels.every(through)) return true;
    if (parcels.length > 0 && isBuiltAtHome) return false;
    return (assembled !== null && through(assembled)) || (bare !== null && through(bare));
  };
}
