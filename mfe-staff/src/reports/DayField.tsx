import { readDay, writtenDay } from '@actual/contracts/facts/written';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { Field, Input } from '../layout/controls';
import { DayPicker, typedDay } from '../layout/DayPicker';

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

interface DayFieldProps {
  label: string;
  name: string;
  /** `YYYY-MM-DD`, or empty. */
  day: string;
}

/** A day as DD/MM/YYYY in any browser's language, typed or picked. Without script it is typed. */
export const DayField = ({ label, name, day }: DayFieldProps) => {
  const [text, setText] = useState(day && writtenDay(day));
  const id = useId();
  return (
    <Field as="div">
      <label htmlFor={id}>{label}</label>
      <Box>
        <Input {...typedDay} id={id} name={name} value={text} onChange={({ target }) => setText(target.value)} />
        <DayPicker label={label} day={readDay(text)} onPick={(picked) => setText(picked && writtenDay(picked))} />
      </Box>
    </Field>
  );
};
