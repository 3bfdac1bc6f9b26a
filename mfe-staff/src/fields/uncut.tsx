import { useUncut } from '@actual/ui';
import { type ComponentProps, useId } from 'react';
import { styled } from 'styled-components';
import { textStyle } from '../layout/StaffPage';
import { box, Input } from './controls';

const Area = styled.textarea`
  /* as tall as its text, so that no line is cut in half */
  field-sizing: content;
  max-height: 50vh;
  ${box}
  padding-block: 8px;
  resize: vertical;
`;
const Wrong = styled.span`
  ${textStyle(550, 12, 16)}
  color: var(--d-bad);
`;

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
