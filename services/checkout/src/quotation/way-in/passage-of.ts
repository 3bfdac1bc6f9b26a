import type { WholePassage } from '@actual/contracts';
import { parseWayIn } from '@actual/contracts/way-in';
import { answerOn, type Carriage } from '@actual/domain';

/** Whether a product passes the way in of a text; null where there is none, or the product is gone. */
export function passageOf(wayIn: string | null, carriage: Carriage | null | undefined): WholePassage | null {
  const parsed = parseWayIn(wayIn);
  return parsed && carriage ? answerOn(carriage, parsed) : null;
}
