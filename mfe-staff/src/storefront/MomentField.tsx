import { readDay } from '@actual/contracts/facts/text/written';
import { storeMoment } from '@actual/contracts/store-day';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Field, Select } from '../fields/controls';
import { DayInput } from '../fields/DayInput';
import { Note } from '../layout/StaffPage';

/** A day as somebody typed it and a time of the store's clock; without a day, no moment. */
export interface TypedMoment {
  day: string;
  time: string;
}
export const noMoment: TypedMoment = { day: '', time: '00:00' };

/** A moment as the service has it; null where none is given. */
export const momentOf = ({ day, time }: TypedMoment): string | null => {
  const known = readDay(day);
  return known ? storeMoment(known, time).toISOString() : null;
};
/** Whether a moment is still to come: a beginning that is past is at once. */
export const isLater = (moment: TypedMoment): boolean => Date.parse(momentOf(moment) ?? '') > Date.now();
/** The message for a wrong moment; null for a right one. */
export const momentComplaint = ({ day }: TypedMoment): string | null =>
  day && !readDay(day) ? 'Escribe el día como DD/MM/AAAA.' : null;

const minutesBetween = 30;
const times = Array.from({ length: (24 * 60) / minutesBetween }, (_, at) => {
  const [hour, minute] = [Math.floor((at * minutesBetween) / 60), (at * minutesBetween) % 60];
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
});

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: 8px;
`;
interface MomentFieldProps {
  label: string;
  note: string;
  moment: TypedMoment;
  onMoment: (moment: TypedMoment) => void;
}

/** From when, or until when: a day, typed or picked, and a time. */
export const MomentField = ({ label, note, moment, onMoment }: MomentFieldProps) => {
  const id = useId();
  return (
    <Field as="div">
      <label htmlFor={id}>{label}</label>
      <Pair>
        <DayInput
          id={id}
          aria-describedby={`${id}-n`}
          label={label}
          text={moment.day}
          onText={(day) => onMoment({ ...moment, day })}
        />
        <Select
          aria-label={`${label}, hora`}
          value={moment.time}
          disabled={!moment.day}
          onChange={({ target }) => onMoment({ ...moment, time: target.value })}
        >
          {times.map((time) => (
            <option key={time}>{time}</option>
          ))}
        </Select>
      </Pair>
      <Note id={`${id}-n`}>{note}</Note>
    </Field>
  );
};
