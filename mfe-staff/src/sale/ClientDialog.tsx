import type { FoundClient } from '@actual/contracts';
import { clientSearch } from '@actual/contracts/facts/desk/client-search';
import { useQuery, useShell } from '@actual/shell-contract';
import { Alert, Button, Dialog, Stack, Text, TextField } from '@actual/ui';
import { useDeferredValue, useState } from 'react';
import { styled } from 'styled-components';
import { isSearchable, suggestedClientsQuery } from '../sell/client-queries';
import { nobodyText, saleRefusedText } from '../sell/sell-words';
import { useChangeSale } from './sale-queries';

const List = styled.ul`
  display: grid;
  gap: 8px;
`;

/** Chooses the quotation's client: found while somebody types, chosen by a press. */
export function ClientDialog({ quotationId, onClose }: { quotationId: string; onClose: () => void }) {
  const { api } = useShell();
  const [typed, setTyped] = useState('');
  const term = useDeferredValue(typed.trim());
  const { data, isError, error } = useQuery(suggestedClientsQuery(api, term));
  const give = useChangeSale<FoundClient>(quotationId, 'Información actualizada', (call, { id: Client }) =>
    call('PUT /quotation/{id}/client', { params: { id: quotationId }, body: { Client } }),
  );
  const found = isSearchable(term) ? data?.data : undefined;
  return (
    <Dialog open onClose={onClose} title="Cliente de esta cotización" size="m">
      <Stack gap={4}>
        <TextField
          label="Nombre, correo, teléfono o código"
          type="search"
          autoComplete="off"
          hint={isSearchable(typed) ? undefined : `Escribe al menos ${clientSearch.shortest} letras.`}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {give.isError || isError ? (
          <Alert tone="error" live>
            {saleRefusedText(give.error ?? error)}
          </Alert>
        ) : null}
        {found?.length === 0 ? <Text role="status">{nobodyText(term)}</Text> : null}
        {found && found.length > 0 ? (
          <List aria-label="Clientes">
            {found.map((client) => (
              <li key={client.id}>
                <Button
                  variant="secondary"
                  block
                  busy={give.isPending && give.variables.id === client.id ? 'Guardando' : false}
                  onClick={() => give.mutate(client, { onSuccess: onClose })}
                >
                  {`${client.CardName} · ${client.CardCode} · ${client.E_Mail}`}
                </Button>
              </li>
            ))}
          </List>
        ) : null}
      </Stack>
    </Dialog>
  );
}
