import type { FoundClient } from '@actual/contracts';
import { Link } from '@actual/shell-contract';
import { styled } from 'styled-components';
import { clientHref } from '../client-desk/client-address';
import { QuietButton } from '../fields/controls';
import { narrow, textStyle } from '../layout/StaffPage';

const List = styled.ul`
  li {
    display: grid;
    grid-template-columns: minmax(0, 1.4fr) 110px minmax(0, 1.6fr) 120px auto;
    align-items: center;
    gap: 4px 12px;
    min-height: 44px;
    padding: 4px 14px;
    border-bottom: 1px solid var(--d-line);
  }
  li:last-child {
    border-bottom: 0;
  }
  li:hover {
    background: var(--d-hover);
  }
  strong {
    ${textStyle(600, 13, 20)}
  }
  span {
    min-width: 0;
    overflow-wrap: anywhere;
    color: var(--d-text-2);
  }
  ${narrow} {
    li {
      grid-template-columns: minmax(0, 1fr) auto;
      padding-block: 10px;
    }
    li > :not(button) {
      grid-column: 1;
    }
    button {
      grid-column: 2;
      grid-row: 1 / span 4;
    }
  }
`;

interface ResultsProps {
  clients: readonly FoundClient[];
  /** The one whose quotation is being made. */
  busy: string | null;
  onChoose: (client: FoundClient) => void;
}

/** Clients that were found; a press begins a quotation for one. */
export const Results = ({ clients, busy, onChoose }: ResultsProps) => (
  <List aria-label="Clientes">
    {clients.map((client) => (
      <li key={client.id}>
        <strong>
          <Link to={clientHref(client.id)}>{client.CardName || client.E_Mail}</Link>
        </strong>
        <span>{client.CardCode}</span>
        <span>{client.E_Mail}</span>
        <span>{client.Cellular}</span>
        <QuietButton type="button" aria-busy={busy === client.id} onClick={() => onChoose(client)}>
          {busy === client.id ? 'Abriendo' : 'Cotizar'}
        </QuietButton>
      </li>
    ))}
  </List>
);
