import type { WholePassage } from '@actual/contracts';
import { answerWords, worstAnswer } from '@actual/contracts/way-in/passage-words';
import { wayInWords } from '@actual/contracts/way-in/way-in-words';
import type { Fact } from './Facts';

/** How one gets into the home that the lines go to, and whether all of them come in; nothing where nobody told. */
export function wayInFact(wayIn: string | null, lines: readonly { passage: WholePassage | null }[]): Fact[] {
  const note = wayInWords(wayIn);
  const answer = worstAnswer(lines.map(({ passage }) => passage));
  return note ? [{ label: 'Acceso', value: answer ? answerWords[answer] : '—', note }] : [];
}
