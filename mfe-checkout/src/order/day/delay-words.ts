import type { DeliveryDelay } from '@actual/contracts';
import { delayAnswerWords, delayWords } from '@actual/contracts/facts/delivery/delays';
import { capital } from '@actual/contracts/facts/text/written';
import { formatDate } from '@actual/ui';

export const delayTitle = ({ from }: DeliveryDelay): string => `Perdón: no podemos entregarte el ${formatDate(from)}`;

/** Why, the store's own word, and the day that stands until the buyer chooses. */
export const delayText = ({ reason, note, proposed }: DeliveryDelay): string => {
  return [
    `${capital(delayWords[reason])}.`,
    note && (/[.!?]$/.test(note) ? note : `${note}.`),
    `Te proponemos que llegue antes del ${formatDate(proposed)}: si no eliges otro día, llega ese.`,
  ]
    .filter(Boolean)
    .join(' ');
};

/** A delay among the events of its delivery. */
export const delayedText = ({ from, proposed, reason, answer }: DeliveryDelay): string => {
  const said = `No pudimos entregar el ${formatDate(from)}: ${delayWords[reason]}. Propusimos el ${formatDate(proposed)}`;
  return answer ? `${said}: quien compró ${delayAnswerWords[answer]}` : said;
};
