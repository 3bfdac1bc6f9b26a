import { wayInWords } from '@actual/contracts/way-in-words';

/** The way into the home on paper, for whoever carries the pieces there. */
export const PaperWayIn = ({ text }: { text: string }) => {
  const words = wayInWords(text);
  return words ? <div>{`Acceso: ${words}`}</div> : null;
};
