import { wayInWords } from '@actual/contracts/way-in/way-in-words';

/** The home's access on paper, for the carriers. */
export const PaperWayIn = ({ text }: { text: string }) => {
  const words = wayInWords(text);
  return words ? <div>{`Acceso: ${words}`}</div> : null;
};
