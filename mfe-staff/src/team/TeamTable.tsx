import type { Colleague } from '@actual/contracts';
import { roleWords } from '@actual/contracts/facts/roles';
import { storeYear } from '@actual/contracts/store-day';
import { Link } from '@actual/shell-contract';
import { formatNumber, VisuallyHidden } from '@actual/ui';
import { styled } from 'styled-components';
import { MailWords } from '../layout/MailWords';
import { narrow, textStyle } from '../layout/StaffPage';
import { momentWords } from '../reports/moment-words';
import { StateTag } from '../reports/StateTag';
import { colleagueHref } from './team-queries';
import { accessNote, nameOf, stateWords } from './team-words';

const Grid = styled.table`
  width: 100%;
  border-collapse: collapse;
  th {
    ${textStyle(500, 12, 16)}
    padding: 8px 9px;
    text-align: left;
    white-space: nowrap;
    color: var(--d-text-3);
    background: var(--d-head);
    border-bottom: 1px solid var(--d-line-2);
  }
  td {
    padding: 9px;
    vertical-align: top;
    border-bottom: 1px solid var(--d-line);
  }
  tr > :first-child {
    padding-left: 14px;
  }
  tr > :last-child {
    padding-right: 14px;
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  tbody tr:last-child td {
    border-bottom: 0;
  }
  tbody tr:hover > td {
    background: var(--d-hover);
  }
  a {
    color: var(--d-accent);
    font-weight: 600;
  }
  a:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  small {
    display: block;
    ${textStyle(400, 12, 16)}
    color: var(--d-text-3);
    overflow-wrap: anywhere;
  }
  ${narrow} {
    &,
    tbody {
      display: block;
    }
    thead {
      display: none;
    }
    tbody tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 4px 12px;
      padding: 12px 14px;
      border-bottom: 1px solid var(--d-line);
    }
    tbody tr:last-child {
      border-bottom: 0;
    }
    td {
      display: block;
      padding: 0 !important;
      border: 0;
      background: none !important;
    }
    td:nth-child(2) {
      text-align: right;
    }
    td:nth-child(n + 3) {
      grid-column: 1 / -1;
      text-align: left !important;
    }
    td[data-label]::before {
      content: attr(data-label) ': ';
      color: var(--d-text-3);
    }
    a {
      display: inline-block;
      padding-block: 3px;
    }
  }
`;

/** Who works inside, a row each. */
export const TeamTable = ({ caption, people }: { caption: string; people: readonly Colleague[] }) => (
  <Grid>
    <VisuallyHidden as="caption">{caption}</VisuallyHidden>
    <thead>
      <tr>
        <th scope="col">Persona</th>
        <th scope="col">Rol</th>
        <th scope="col">Tienda</th>
        <th scope="col">Acceso</th>
        <th scope="col">Último uso</th>
        <th scope="col">Cotizaciones abiertas</th>
      </tr>
    </thead>
    <tbody>
      {people.map((person) => (
        <tr key={person.id}>
          <td>
            <Link to={colleagueHref(person.id)}>{nameOf(person)}</Link>
            <small>
              <MailWords address={person.email} />
            </small>
          </td>
          <td>{roleWords[person.role]}</td>
          <td data-label="Tienda">{person.Store?.name ?? '—'}</td>
          <td>
            <StateTag $tone={stateWords[person.state].tone}>{stateWords[person.state].word}</StateTag>
            <small>{accessNote(person)}</small>
          </td>
          <td data-label="Último uso">{person.lastUsedAt ? momentWords(person.lastUsedAt, storeYear()) : '—'}</td>
          <td data-label="Cotizaciones abiertas">{formatNumber(person.quotations)}</td>
        </tr>
      ))}
    </tbody>
  </Grid>
);
