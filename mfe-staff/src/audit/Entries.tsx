import type { AuditRow } from '@actual/contracts';
import { documentWords } from '@actual/contracts/facts/catalog/storefront';
import { formatMoment } from '@actual/contracts/store-day';
import { Link } from '@actual/shell-contract';
import { styled } from 'styled-components';
import { narrow, textStyle } from '../layout/StaffPage';
import { hrefOfDocument } from '../storefront/storefront-address';
import { actionWords } from './audit-words';
import { Change } from './Change';

const List = styled.ul`
  li {
    display: grid;
    grid-template-columns: 150px minmax(120px, 1fr) minmax(0, 2fr) minmax(96px, auto);
    gap: 2px 14px;
    align-items: baseline;
    padding: 8px 14px;
    border-bottom: 1px solid var(--d-line);
    ${narrow} {
      grid-template-columns: minmax(0, 1fr) auto;
      > :not(time, span) {
        grid-column: 1 / -1;
      }
      > span {
        grid-area: 1 / 2;
      }
    }
  }
  li:last-child {
    border-bottom: 0;
  }
  li:hover {
    background: var(--d-hover);
  }
  time {
    color: var(--d-text-3);
    font-variant-numeric: tabular-nums;
  }
  b {
    font-weight: 600;
  }
  a {
    color: var(--d-accent);
    font-weight: 550;
  }
`;
const Result = styled.span<{ $bad: boolean }>`
  ${textStyle(550, 12, 20)}
  justify-self: end;
  padding: 0 6px;
  border-radius: 4px;
  white-space: nowrap;
  color: ${({ $bad }) => ($bad ? '#a8301b' : '#1e6b48')};
  background: ${({ $bad }) => ($bad ? '#fbe8e4' : '#e6f3ec')};
`;

function resultOf({ outcome }: AuditRow): { word: string; bad: boolean } {
  if (!outcome) return { word: 'Sin respuesta', bad: true };
  return outcome.status < 400 ? { word: 'Hecho', bad: false } : { word: 'Rechazado', bad: true };
}

/** The page of an object that is no document, quotation or order. */
const placeOf = (call: string, id: string): string | null =>
  call.includes(' /client/') ? `/clientes/${id}` : call.includes(' /servicerequest/') ? `/solicitudes/${id}` : null;

/** The changed object's name, and its page where it has one. */
function pageOf({ call, objectId, folio, names }: AuditRow): { to: string | null; name: string } | null {
  const document = objectId === null ? null : hrefOfDocument(objectId);
  if (objectId && document) return { to: document, name: documentWords(objectId) };
  const name = folio ?? names[objectId ?? ''];
  if (objectId === null || name === undefined) return null;
  if (folio === null) return { to: placeOf(call, objectId), name };
  const to = call.includes(' /order/') ? `/checkout/order/${objectId}` : `/quotations/edit/${objectId}`;
  return { to, name };
}

/** The entries of the audit log: person, action, time, object and result. */
export const Entries = ({ rows }: { rows: readonly AuditRow[] }) => (
  <List aria-label="Cambios">
    {rows.map((row) => {
      const { word, bad } = resultOf(row);
      const page = pageOf(row);
      return (
        <li key={row.id}>
          <time dateTime={row.at}>{formatMoment(row.at)}</time>
          <b>{`${row.User.firstName} ${row.User.lastName}`.trim() || 'Cuenta eliminada'}</b>
          <div>
            <span>{actionWords(row.call)}</span>{' '}
            {page?.to ? <Link to={page.to}>{page.name}</Link> : <span>{page?.name}</span>}
            <Change outcome={row.outcome} names={row.names} />
          </div>
          <Result $bad={bad}>{word}</Result>
        </li>
      );
    })}
  </List>
);
