import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { FieldError } from '../forms/field';
import { Legend } from '../forms/Legend';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { Star } from './Star';

const Row = styled.div`
  display: flex;
  margin-left: -6px;
`;
/** The stars up to the chosen one are filled, by the browser itself: also where no script runs. */
const Choice = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  border-radius: var(--radius-tile-s);
  cursor: pointer;
  &:has(input:checked) path,
  &:has(~ label > input:checked) path {
    fill: currentColor;
  }
  &:hover path,
  &:has(~ label:hover) path {
    stroke-width: 2.2;
  }
  &:has(input:focus-visible) {
    outline: var(--focus-width) solid var(--c-focus);
    outline-offset: calc(-1 * var(--focus-width));
  }
`;
const Input = styled.input`
  position: absolute;
  inset: 0;
  margin: 0;
  opacity: 0;
  cursor: inherit;
`;

export interface StarChoiceProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'defaultValue'> {
  legend: ReactNode;
  /** Words of each number of stars, from one on. */
  words: Readonly<Record<number, string>>;
  defaultValue?: string | undefined;
  error?: string | undefined;
}

/** One to five stars, a radio group that browsers move in with the arrow keys. */
export const StarChoice = ({ legend, words, defaultValue, error, ...input }: StarChoiceProps) => {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <Legend>{legend}</Legend>
      <Row>
        {Object.entries(words).map(([stars, word]) => (
          <Choice key={stars} title={word}>
            <Input {...input} type="radio" value={stars} defaultChecked={defaultValue === stars} required />
            <Star filled="none" size={30} />
            <VisuallyHidden>{`${stars} de 5: ${word}`}</VisuallyHidden>
          </Choice>
        ))}
      </Row>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </fieldset>
  );
};
