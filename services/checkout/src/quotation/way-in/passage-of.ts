import type { WholePassage } from '@actual/contracts';
import { parseWayIn } from '@actual/contracts/way-in/way-in';
import { answerOn, type Carriage } from '@actual/domain';

/** Whether a product fits through the access that a text describes; null without a text, or if the product is gone. */
export function passageOf(wayIn: string | null, carriage: Carriage | null | undefined): WholePassage | null {
  const parsed = parseWayIn(wayIn);
  return parsed && carriage ? answerOn(carriage, parsed) : null;
}
