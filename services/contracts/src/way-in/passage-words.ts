export const answerWords = { yes: 'Sí cabe', tight: 'Justo', no: 'No cabe', unknown: 'No sabemos' } as const;
type Answer = keyof typeof answerWords;

interface Answered {
  answer: Answer;
  more: string;
  carriers: number | null;
}
/** The reason of an answer, and how many people carry the piece. */
export function passageWords({ more, carriers }: Answered): string {
  if (carriers === null) return more;
  return `${more} ${carriers === 1 ? 'La carga una persona.' : `La cargan ${carriers} personas.`}`;
}

const worst: readonly Answer[] = ['no', 'unknown', 'tight', 'yes'];
/** The answer on everything that goes to one home: that of its worst piece; null where nothing was answered. */
export const worstAnswer = (passages: readonly (Answered | null)[]): Answer | null =>
  worst.find((answer) => passages.some((one) => one?.answer === answer)) ?? null;
