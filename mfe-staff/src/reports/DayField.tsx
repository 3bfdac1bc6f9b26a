import { writtenDay } from '@actual/contracts/facts/text/written';
import { useId, useState } from 'react';
import { Field } from '../fields/controls';
import { DayInput } from '../fields/DayInput';

interface DayFieldProps {
  label: string;
  name: string;
  /** `YYYY-MM-DD`, or empty. */
  day: string;
}

/** A day among filters, sent by its name. */
export const DayField = ({ label, name, day }: DayFieldProps) => {
  const [text, setText] = useState(day && writtenDay(day));
  const id = useId();
  return (
    <Field as="div">
      <label htmlFor={id}>{label}</label>
      <DayInput id={id} name={name} label={label} text={text} onText={setText} />
    </Field>
  );
};
