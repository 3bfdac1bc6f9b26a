import type { CashReport } from '@actual/contracts';
import { isCounterType, paymentTypeShortName } from '@actual/contracts/facts/payment/payment-types';
import { formatNumber, formatPesos } from '@actual/ui';
import { styled } from 'styled-components';
import { Input } from '../fields/controls';
import { narrow, textStyle } from '../layout/StaffPage';
import { differenceWords, money } from './cash-words';
import { type Count, differenceOf, expectedOf } from './count';

const Grid = styled.table`
  width: 100%;
  border-collapse: collapse;
  th,
  td {
    height: 40px;
    padding: 2px 9px;
    text-align: left;
    border-bottom: 1px solid var(--d-line);
  }
  thead th {
    ${textStyle(500, 12, 16)}
    color: var(--d-text-3);
    background: var(--d-head);
  }
  tbody th {
    font-weight: 600;
  }
  [data-figures] {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  input {
    max-width: 130px;
    text-align: right;
  }
  small {
    margin-left: 8px;
    color: var(--d-text-3);
  }
  tfoot td {
    font-weight: 600;
    background: var(--d-head);
  }
  /* a phone has room for two figures beside each other */
  ${narrow} {
    thead {
      position: absolute;
      clip-path: inset(50%);
    }
    tr {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 6px 12px;
      padding: 12px 0;
      border-bottom: 1px solid var(--d-line);
    }
    th,
    td,
    [data-figures] {
      height: auto;
      text-align: left;
      border: 0;
    }
    tbody th {
      grid-column: 1 / -1;
    }
    tbody td::before {
      ${textStyle(500, 12, 16)}
      content: attr(data-label);
      display: block;
      color: var(--d-text-3);
    }
    tfoot td {
      background: none;
    }
    tfoot td:empty {
      display: none;
    }
  }
`;
const Difference = styled.strong<{ $off: boolean }>`
  color: ${({ $off }) => ($off ? 'var(--d-bad)' : '#1e6b48')};
`;

interface CashTableProps {
  report: CashReport;
  count: Count;
  /** Null once it is signed. */
  onCount: ((type: string, amount: string) => void) | null;
}

/** The amount taken of each type beside the amount counted. */
export const CashTable = ({ report, count, onCount }: CashTableProps) => (
  <Grid>
    <thead>
      <tr>
        <th scope="col">Tipo de pago</th>
        <th scope="col" data-figures="">
          Pagos
        </th>
        <th scope="col" data-figures="">
          Cobrado
        </th>
        <th scope="col" data-figures="">
          Debe haber
        </th>
        <th scope="col" data-figures="">
          Contado
        </th>
        <th scope="col">Diferencia</th>
      </tr>
    </thead>
    <tbody>
      {report.lines.map((line) => {
        const [expected, difference] = [expectedOf(line, count), differenceOf(line, count)];
        const name = paymentTypeShortName(line.type);
        const typed = count.counted[line.type] ?? '';
        return (
          <tr key={line.type}>
            <th scope="row">{name}</th>
            <td data-figures="" data-label="Pagos">
              {formatNumber(line.payments)}
            </td>
            <td data-figures="" data-label="Cobrado">
              <span>{money(line.amount, line)}</span>
              {line.currency === 'usd' && line.amount > 0 ? <small>{formatPesos(line.pesos)}</small> : null}
              {line.returned > 0 ? <small>{`Devuelto ${money(line.returned, line)}`}</small> : null}
            </td>
            <td data-figures="" data-label="Debe haber">
              {expected === null ? '—' : money(expected, line)}
            </td>
            <td data-figures="" data-label="Contado">
              {onCount && isCounterType(line.type) ? (
                <Input
                  inputMode="decimal"
                  autoComplete="off"
                  aria-label={`Contado: ${name}`}
                  value={typed}
                  onChange={({ target }) => onCount(line.type, target.value)}
                />
              ) : (
                (typed && money(Number(typed), line)) || '—'
              )}
            </td>
            <td data-label="Diferencia">
              {difference === null ? (
                '—'
              ) : (
                <Difference $off={difference !== 0}>{differenceWords(difference, line)}</Difference>
              )}
            </td>
          </tr>
        );
      })}
    </tbody>
    <tfoot>
      <tr>
        <td colSpan={2}>Total cobrado en pesos</td>
        <td data-figures="">{formatPesos(report.total)}</td>
        <td colSpan={3} />
      </tr>
    </tfoot>
  </Grid>
);
