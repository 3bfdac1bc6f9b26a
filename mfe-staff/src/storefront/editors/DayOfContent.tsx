import { readDay, writtenDay } from '@actual/contracts/facts/text/written';
import { useId, useState } from 'react';
import { Field } from '../../fields/controls';
import { DayInput } from '../../fields/DayInput';

interface DayOfContentProps {
  label: string;
  /** `YYYY-MM-DD`; empty while the text is no day; null where there is none. */
  day: string | null;
  min?: string;
  onDay: (day: string | null) => void;
}

/** A day of a content, typed as DD/MM/YYYY or picked. */
export const DayOfContent = ({ label, day, onDay, ...input }: DayOfContentProps) => {
  const id = useId();
  const [typed, setTyped] = useState('');
  // keep the text as typed until another day, such as an undone one, replaces it
  const isTyped = typed !== '' && readDay(typed) === day;
  const shown = isTyped ? typed : day ? writtenDay(day) : '';
  return (
    <Field as="div">
      <label htmlFor={id}>{label}</label>
      <DayInput
        id={id}
        label={label}
        text={shown}
        onText={(text) => {
          setTyped(text);
          onDay(text ? readDay(text) : null);
        }}
        {...input}
      />
    </Field>
  );
};
