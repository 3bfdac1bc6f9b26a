import type { WayIn } from '@actual/contracts/way-in/way-in';

/** Kilograms that one person lifts (NOM-036-1-STPS-2018), and fewer up stairs. */
const byOne = { level: 25, stairs: 20 };
/** A longer piece takes two, whatever it weighs; in centimeters. */
const longForOne = 150;

/** How many people carry the heaviest parcel to this floor; null where no weight is known. */
export function carriersOf(
  parcels: readonly { weightKg: number | null; longest: number }[],
  wayIn: WayIn,
): number | null {
  const climbs = !wayIn.lift && ((wayIn.floor ?? 0) !== 0 || Boolean(wayIn.straight ?? wayIn.landing ?? wayIn.spiral));
  const each = climbs ? byOne.stairs : byOne.level;
  const needed = parcels.flatMap(({ weightKg, longest }) =>
    weightKg === null ? [] : [Math.max(longest > longForOne ? 2 : 1, Math.ceil(weightKg / each))],
  );
  return needed.length > 0 ? Math.max(...needed) : null;
}
