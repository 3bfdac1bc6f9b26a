import type { PromiseMonth } from '@actual/contracts';
import { countWords, formatNumber } from '@actual/contracts/facts/text/written';
import { styled } from 'styled-components';
import { Note, narrow, Sheet, textStyle } from '../layout/StaffPage';

const Grid = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: 8px 16px;
    text-align: right;
    vertical-align: baseline;
    border-top: 1px solid var(--d-line);
    &:first-child {
      text-align: left;
    }
    ${narrow} {
      padding-inline: 10px;
    }
  }
  thead th {
    ${textStyle(500, 12, 16)}
    color: var(--d-text-3);
    background: var(--d-head);
    border-top: 0;
  }
  tbody th {
    font-weight: 600;
    white-space: nowrap;
  }
`;

/** «nov 2026», in UTC like the months of the call. */
const monthWords = new Intl.DateTimeFormat('es-MX', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** The average of a single one, or of equal ones, is the most. */
const lateWords = (average: number, most: number): string =>
  average === most
    ? countWords(most, 'día', 'días')
    : `${countWords(average, 'día', 'días')} en promedio, ${formatNumber(most)} el mayor`;

/** How promised days were kept, a month a row. */
export const MonthTable = ({ months }: { months: readonly PromiseMonth[] }) =>
  months.length === 0 ? null : (
    <Sheet>
      <Grid>
        <thead>
          <tr>
            <th scope="col">Mes</th>
            <th scope="col">En su día</th>
            <th scope="col">Movió el cliente</th>
            <th scope="col">Retrasó la tienda</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, kept, agreed, broken, daysLate, mostDaysLate }) => (
            <tr key={month}>
              <th scope="row">{monthWords.format(new Date(`${month}-01T00:00:00Z`))}</th>
              <td>{formatNumber(kept)}</td>
              <td>{formatNumber(agreed)}</td>
              <td>
                <p>{formatNumber(broken)}</p>
                {daysLate === null || mostDaysLate === null ? null : <Note>{lateWords(daysLate, mostDaysLate)}</Note>}
              </td>
            </tr>
          ))}
        </tbody>
      </Grid>
    </Sheet>
  );
