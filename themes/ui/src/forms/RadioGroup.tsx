import { type } from '@actual/themes-contract';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { ChoiceAside, ChoiceRow, RadioDot } from './check';
import { Legend } from './Legend';

const Options = styled.div`
  display: flex;
  flex-direction: column;
`;
const Note = styled.span`
  ${type('small')}
  display: block;
  color: var(--c-text-2);
`;

export interface RadioOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
  /** count at the right end, in filters */
  aside?: ReactNode;
}
export interface RadioGroupProps {
  legend: ReactNode;
  /** the legend is said, not shown, where a title says it already */
  hideLegend?: boolean;
  name: string;
  value: string | null;
  onChange(value: string): void;
  options: RadioOption[];
}

/** One of a few; arrow keys move, as the browser does it. */
export const RadioGroup = ({ legend, hideLegend, name, value, onChange, options }: RadioGroupProps) => {
  return (
    <fieldset>
      {hideLegend ? <VisuallyHidden as="legend">{legend}</VisuallyHidden> : <Legend>{legend}</Legend>}
      <Options>
        {options.map((option) => (
          <ChoiceRow key={option.value}>
            <RadioDot
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span>
              <span>{option.label}</span>
              {option.hint ? <Note>{option.hint}</Note> : null}
            </span>
            {option.aside === undefined ? null : <ChoiceAside>{option.aside}</ChoiceAside>}
          </ChoiceRow>
        ))}
      </Options>
    </fieldset>
  );
};
