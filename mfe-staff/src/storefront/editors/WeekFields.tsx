import { dayNames, type Span, type Week, weekLimits } from '@actual/contracts/facts/company/hours';
import { capital } from '@actual/contracts/facts/text/written';
import { styled } from 'styled-components';
import { Input, QuietButton } from '../../fields/controls';
import { Note, narrow, textStyle } from '../../layout/StaffPage';

const Group = styled.fieldset`
  display: grid;
  gap: 6px;
  min-width: 0;
  padding: 0;
  border: 0;
  legend {
    ${textStyle(500, 12, 16)}
    margin-bottom: 4px;
    color: var(--d-text-2);
  }
`;
const Day = styled.div`
  display: grid;
  grid-template-columns: 88px repeat(${weekLimits.spans * 2}, minmax(0, 116px));
  gap: 8px;
  align-items: center;
  ${narrow} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    padding-bottom: 8px;
    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

const ends = ['abre', 'cierra', 'vuelve a abrir', 'vuelve a cerrar'] as const;

/** A day's times in a row, as many as there are fields; empty where nothing is typed. */
const timesOf = (spans: readonly Span[]): string[] => {
  const times = spans.flat();
  return ends.map((_end, at) => times[at] ?? '');
};
const spansOf = (times: readonly string[]): [string, string][] =>
  Array.from({ length: weekLimits.spans }, (_, at): [string, string] => [times[at * 2] ?? '', times[at * 2 + 1] ?? '']);

interface WeekFieldsProps {
  legend: string;
  week: Week;
  onChange: (week: [string, string][][]) => void;
}

/** From when to when something is open on each day; a day without times is closed. */
export const WeekFields = ({ legend, week, onChange }: WeekFieldsProps) => {
  const times = week.map(timesOf);
  const put = (rows: readonly (readonly string[])[]) => onChange(rows.map(spansOf));
  return (
    <Group>
      <legend>{legend}</legend>
      {dayNames.map((name, day) => (
        <Day key={name}>
          <span>{capital(name)}</span>
          {ends.map((end, at) => (
            <Input
              key={end}
              type="time"
              aria-label={`${capital(name)}, ${end}`}
              value={times[day]?.[at] ?? ''}
              onChange={({ target }) =>
                put(
                  times.map((row, place) =>
                    place === day ? row.map((time, each) => (each === at ? target.value : time)) : row,
                  ),
                )
              }
            />
          ))}
        </Day>
      ))}
      <div>
        <QuietButton type="button" onClick={() => put(times.map(() => times[0] ?? []))}>
          Todos los días como el lunes
        </QuietButton>
      </div>
      <Note>Sin horas, ese día está cerrado. Las dos últimas son para quien cierra a mediodía.</Note>
    </Group>
  );
};
