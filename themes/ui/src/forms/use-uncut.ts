import { countWords } from '@actual/contracts/facts/text/written';
import { type Ref, useEffect, useRef, useState } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** How much of a text is too much, in words; empty while it has room. */
function tooMuch({ length }: string, most: number): string {
  const rest = length - most;
  return rest > 0 ? `Máximo ${countWords(most, 'carácter', 'caracteres')}; ${countWords(rest, 'sobra', 'sobran')}` : '';
}

/** Browsers cut a pasted text at `maxLength` without a word: here all of it stays, and its form is not sent. */
export function useUncut<Of extends Control>(most: number | undefined, given?: Ref<Of>) {
  const own = useRef<Of>(null);
  const [complaint, setComplaint] = useState('');
  const look = () => {
    if (!own.current || most === undefined) return;
    const words = tooMuch(own.current.value, most);
    own.current.setCustomValidity(words);
    setComplaint(words);
  };
  // after every render: a text also comes from outside, as a taken-back one
  useEffect(look);
  const ref = (element: Of | null) => {
    own.current = element;
    if (typeof given === 'function') given(element);
    else if (given) given.current = element;
  };
  return { complaint, parts: { ref, onInput: look } };
}

/** The first field within that holds too much gets the focus and says so; true where there is one. */
export function saysTooMuch(within: HTMLElement | null): boolean {
  const fields = within?.querySelectorAll<Control>('input, textarea') ?? [];
  const wrong = [...fields].find(({ validity }) => validity.customError);
  wrong?.reportValidity();
  return wrong !== undefined;
}
