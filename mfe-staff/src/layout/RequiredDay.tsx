import { readDay, writtenDay } from '@actual/contracts/facts/written';
import { TextField } from '@actual/ui';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { DayPicker, typedDay } from './DayPicker';

const Suffix = styled.span`
  position: relative;
  button {
    display: grid;
    place-items: center;
    width: 40px;
    height: 40px;
    color: inherit;
    background: none;
    border: 0;
    cursor: pointer;
  }
`;

/** What is wrong with what was typed; empty where it is a day within its bounds. */
function complaintOf(text: string, { min, max }: { min?: string | undefined; max?: string | undefined }): string {
  const day = readDay(text);
  if (!day) return 'Escribe el día como DD/MM/AAAA.';
  if (min && day < min) return `Elige un día desde el ${writtenDay(min)}.`;
  return max && day > max ? `Elige un día hasta el ${writtenDay(max)}.` : '';
}

interface RequiredDayProps {
  label: string;
  /** `YYYY-MM-DD`, or empty. */
  day: string;
  min?: string;
  max?: string;
  onDay: (day: string) => void;
}

/** A day, typed as DD/MM/YYYY or picked; the form is not sent without a right one. */
export const RequiredDay = ({ label, day, min, max, onDay }: RequiredDayProps) => {
  const [text, setText] = useState(day && writtenDay(day));
  // a form that was sent begins anew
  const shown = readDay(text) === day || !day ? text : writtenDay(day);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.setCustomValidity(shown ? complaintOf(shown, { min, max }) : ''), [shown, min, max]);
  const write = (typed: string) => {
    setText(typed);
    onDay(readDay(typed));
  };
  return (
    <TextField
      {...typedDay}
      ref={input}
      label={label}
      value={shown}
      onChange={({ target }) => write(target.value)}
      suffix={
        <Suffix>
          <DayPicker
            label={label}
            day={readDay(shown)}
            min={min}
            max={max}
            onPick={(picked) => write(picked && writtenDay(picked))}
          />
        </Suffix>
      }
      required
    />
  );
};
