import { formatNumber, TextAreaField, TextField } from '@actual/ui';
import { type ComponentProps, type Ref, useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { textStyle } from '../layout/StaffPage';
import { box, Input } from './controls';

const Area = styled.textarea`
  ${box}
  padding-block: 8px;
  resize: vertical;
`;
const Wrong = styled.span`
  ${textStyle(550, 12, 16)}
  color: var(--d-bad);
`;

type Control = HTMLInputElement | HTMLTextAreaElement;

/** How much of a text is too much, in words; empty while it has room. */
function tooMuch({ length }: string, most: number): string {
  const rest = length - most;
  return rest > 0
    ? `Máximo ${formatNumber(most)} caracteres; ${rest === 1 ? 'sobra' : 'sobran'} ${formatNumber(rest)}`
    : '';
}

/** Browsers cut a pasted text at `maxLength` without a word: here all of it stays, and its form is not sent. */
function useUncut<Of extends Control>(most: number | undefined, given: Ref<Of> | undefined) {
  const own = useRef<Of>(null);
  const [complaint, setComplaint] = useState('');
  const look = () => {
    const words = own.current && most !== undefined ? tooMuch(own.current.value, most) : '';
    own.current?.setCustomValidity(words);
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

// the label around it would take these words for its own
const Said = ({ id, words }: { id: string; words: string }) =>
  words ? (
    <Wrong id={id} aria-hidden="true">
      {words}
    </Wrong>
  ) : null;

/** A line of text of at most `maxLength` letters. */
export function TextLine({ maxLength, ref, ...rest }: ComponentProps<'input'>) {
  const id = useId();
  const { complaint, parts } = useUncut(maxLength, ref);
  return (
    <>
      <Input
        {...rest}
        {...parts}
        aria-invalid={complaint !== '' || rest['aria-invalid']}
        aria-describedby={complaint ? id : undefined}
      />
      <Said id={id} words={complaint} />
    </>
  );
}

/** Several lines of at most `maxLength` letters. */
export function TextArea({ maxLength, ref, ...rest }: ComponentProps<'textarea'>) {
  const id = useId();
  const { complaint, parts } = useUncut(maxLength, ref);
  return (
    <>
      <Area {...rest} {...parts} aria-invalid={complaint !== ''} aria-describedby={complaint ? id : undefined} />
      <Said id={id} words={complaint} />
    </>
  );
}

/** The same for the fields of dialogs. */
export function UncutField({ maxLength, error, ref, ...rest }: ComponentProps<typeof TextField>) {
  const { complaint, parts } = useUncut(maxLength, ref);
  return <TextField {...rest} {...parts} error={complaint || error} />;
}
export function UncutAreaField({ maxLength, error, ref, ...rest }: ComponentProps<typeof TextAreaField>) {
  const { complaint, parts } = useUncut(maxLength, ref);
  return <TextAreaField {...rest} {...parts} error={complaint || error} />;
}
