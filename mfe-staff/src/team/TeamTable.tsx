import type { Colleague } from '@actual/contracts';
import { roleWords } from '@actual/contracts/facts/access/roles';
import { storeYear } from '@actual/contracts/store-day';
import { Link } from '@actual/shell-contract';
import { formatNumber, VisuallyHidden } from '@actual/ui';
import { MailWords } from '../layout/MailWords';
import { Rows } from '../layout/Rows';
import { momentWords } from '../reports/moment-words';
import { StateTag } from '../reports/StateTag';
import { colleagueHref } from './team-queries';
import { accessNote, nameOf, stateWords } from './team-words';

/** Staff and brokers, one row each. */
export const TeamTable = ({ caption, people }: { caption: string; people: readonly Colleague[] }) => (
  <Rows>
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
  </Rows>
);
