import { readDay, writtenDay } from '@actual/contracts/facts/text/written';
import { useEffect, useId, useRef, useState } from 'react';
import { DayInput } from './DayInput';
import { Labeled } from './FormField';

/** The error of the typed text; empty for a day within its bounds. */
function complaintOf(text: string, { min, max }: { min?: string | undefined; max?: string | undefined }): string {
  const day = readDay(text);
  if (!day) return 'Escribe el día como DD/MM/AAAA.';
  if (min && day < min) return `Elige un día desde el ${writtenDay(min)}.`;
  return max && day > max ? `Elige un día hasta el ${writtenDay(max)}.` : '';
}

interface RequiredDayProps {
  label: string;
  /** The text around the field names it, so the label is for screen readers only. */
  bare?: boolean;
  /** `YYYY-MM-DD`, or empty. */
  day: string;
  min?: string;
  max?: string;
  onDay: (day: string) => void;
}

/** A day, typed as DD/MM/YYYY or picked; the form is not sent without a right one. */
export const RequiredDay = ({ label, bare = false, day, min, max, onDay }: RequiredDayProps) => {
  const id = useId();
  const [text, setText] = useState(day && writtenDay(day));
  // a form that was sent begins anew
  const shown = readDay(text) === day || !day ? text : writtenDay(day);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.setCustomValidity(shown ? complaintOf(shown, { min, max }) : ''), [shown, min, max]);
  const write = (typed: string) => {
    setText(typed);
    onDay(readDay(typed));
  };
  const field = (
    <DayInput
      id={id}
      ref={input}
      label={label}
      text={shown}
      min={min}
      max={max}
      onText={write}
      required
      aria-label={bare ? label : undefined}
    />
  );
  return bare ? (
    field
  ) : (
    <Labeled id={id} label={label}>
      {field}
    </Labeled>
  );
};
