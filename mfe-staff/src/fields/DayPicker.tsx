import { Icon } from '@actual/ui';
import { useRef } from 'react';
import { styled } from 'styled-components';

/* the browser's own picker, opened by the button; its box is not shown */
const Hidden = styled.input`
  position: absolute;
  inset: auto 0 0 auto;
  width: 1px;
  height: 1px;
  opacity: 0;
  pointer-events: none;
`;

interface DayPickerProps {
  /** Of the field that it writes into. */
  label: string;
  /** `YYYY-MM-DD`, or empty; so are the first and the last one that can be picked. */
  day: string;
  min?: string | undefined;
  max?: string | undefined;
  onPick: (day: string) => void;
}

/** The calendar behind a field for a day, for users who would rather pick than type. */
export const DayPicker = ({ label, day, min, max, onPick }: DayPickerProps) => {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        aria-label={`Elegir ${label.toLowerCase()} en el calendario`}
        onClick={() => picker.current?.showPicker()}
      >
        <Icon name="calendar" size={16} />
      </button>
      <Hidden
        ref={picker}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        value={day}
        min={min}
        max={max}
        onChange={({ target }) => onPick(target.value)}
      />
    </>
  );
};

/** The attributes of a field that takes a day as DD/MM/YYYY in any browser's language. */
export const typedDay = {
  inputMode: 'numeric',
  placeholder: 'DD/MM/AAAA',
  pattern: '\\d{1,2}/\\d{1,2}/\\d{4}',
  title: 'Día, mes y año: 18/11/2026',
  maxLength: 10,
  autoComplete: 'off',
} as const;
