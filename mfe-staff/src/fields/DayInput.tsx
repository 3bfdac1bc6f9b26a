import { readDay, writtenDay } from '@actual/contracts/facts/text/written';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { Input } from './controls';
import { DayPicker, typedDay } from './DayPicker';

const Box = styled.span`
  position: relative;
  display: block;
  button {
    position: absolute;
    inset: 1px 1px 1px auto;
    display: grid;
    place-items: center;
    width: 30px;
    color: var(--d-text-3);
    background: none;
    border: 0;
    border-radius: 6px;
    cursor: pointer;
  }
`;

interface DayInputProps
  extends Pick<ComponentProps<'input'>, 'id' | 'name' | 'aria-describedby' | 'aria-label' | 'ref' | 'required'> {
  /** Of its field. */
  label: string;
  /** Its text: DD/MM/YYYY, or part of it. */
  text: string;
  /** `YYYY-MM-DD`: the first and the last one that can be picked. */
  min?: string | undefined;
  max?: string | undefined;
  onText: (text: string) => void;
}

/** A day as DD/MM/YYYY in any browser's language, typed or picked. Without script it is typed. */
export const DayInput = ({ label, text, min, max, onText, ...input }: DayInputProps) => (
  <Box>
    <Input {...typedDay} {...input} value={text} onChange={({ target }) => onText(target.value)} />
    <DayPicker
      label={label}
      day={readDay(text)}
      min={min}
      max={max}
      onPick={(picked) => onText(picked && writtenDay(picked))}
    />
  </Box>
);
