import type { Sale } from '@actual/contracts';
import { isManagerRole } from '@actual/contracts/facts/access/roles';
import { storeYear } from '@actual/contracts/store-day';
import { useQuery, useShell } from '@actual/shell-contract';
import { Alert, Button, Stack, Text, TextSkeleton } from '@actual/ui';
import { useState } from 'react';
import { FiscalLine } from '../fiscal/FiscalLine';
import { DeskPanel } from '../layout/DeskParts';
import { momentWords } from '../reports/moment-words';
import { useDeskUser } from '../slots/staff-roles';
import { ChoiceDialog } from './ChoiceDialog';
import { ClientDialog } from './ClientDialog';
import { SaleLine } from './SaleLine';
import { saleQuery, useChangeSale } from './sale-queries';

/** The buyer, seller and shop of a quotation. */
export function SalePanel({ quotationId }: { quotationId: string }) {
  const { api } = useShell();
  const { data, isError, refetch } = useQuery(saleQuery(api, quotationId));
  return (
    <DeskPanel title="Venta">
      <Stack gap={2}>
        {data ? (
          <SaleRows quotationId={quotationId} sale={data} />
        ) : isError ? (
          <Alert tone="error" action={<Button onClick={() => void refetch()}>Actualizar</Button>}>
            No pudimos leer de quién es esta cotización.
          </Alert>
        ) : (
          <TextSkeleton lines={3} />
        )}
      </Stack>
    </DeskPanel>
  );
}

type Asked = 'buyer' | 'salesperson' | 'shop' | null;

function SaleRows({ quotationId, sale }: { quotationId: string; sale: Sale }) {
  const user = useDeskUser();
  const [asked, ask] = useState<Asked>(null);
  const params = { id: quotationId };
  const hand = useChangeSale<string>(quotationId, 'Cotización asignada', (api, User) =>
    api('PUT /quotation/{id}/seller', { params, body: { User } }),
  );
  const move = useChangeSale<string>(quotationId, 'Información actualizada', (api, Store) =>
    api('PUT /quotation/{id}/store', { params, body: { Store } }),
  );
  const { Client, User, Store, isOpen, handovers, Sellers, Stores } = sale;
  const own = User === null || User.id === user?.id || isManagerRole(user?.role);
  const button = (what: Exclude<Asked, null>, words: string) => (
    <Button variant="link" onClick={() => ask(what)}>
      {words}
    </Button>
  );
  const close = () => ask(null);
  return (
    <>
      <SaleLine
        label="Cliente"
        value={Client ? `${Client.CardName} · ${Client.E_Mail}` : 'Sin cliente'}
        action={isOpen && own ? button('buyer', Client ? 'Cambiar cliente' : 'Elegir cliente') : null}
      />
      {Client ? <FiscalLine key={Client.id} client={Client} /> : null}
      <SaleLine
        label="Vendedor"
        value={User?.name ?? 'Web, sin vendedor'}
        action={isOpen && own ? button('salesperson', User ? 'Pasar a otro vendedor' : 'Asignar vendedor') : null}
      />
      <SaleLine
        label="Tienda"
        value={Store?.name ?? 'Sin tienda'}
        action={isOpen && own ? button('shop', 'Elegir tienda') : null}
      />
      {handovers.length > 0 ? (
        <Stack gap={1}>
          {handovers.map(({ at, from, to, by }) => (
            <Text key={at} step="small" tone="text2">
              {`${momentWords(at, storeYear())}: de ${from ?? 'la web'} a ${to}, por ${by}`}
            </Text>
          ))}
        </Stack>
      ) : null}
      {asked === 'buyer' ? <ClientDialog quotationId={quotationId} onClose={close} /> : null}
      {asked === 'salesperson' ? (
        <ChoiceDialog
          title="Pasar la cotización"
          label="Vendedor"
          consequence="Queda a su nombre y en su tienda; lo verá en su día."
          options={Sellers.filter(({ id }) => id !== User?.id).map(({ id, name, Store: shop }) => ({
            value: id,
            label: shop ? `${name} · ${shop}` : name,
          }))}
          change={hand}
          onChosen={(id) => hand.mutate(id, { onSuccess: close })}
          onClose={close}
        />
      ) : null}
      {asked === 'shop' ? (
        <ChoiceDialog
          title="Tienda de la venta"
          label="Tienda"
          consequence="La venta cuenta para esta tienda."
          options={Stores.map(({ code, name }) => ({ value: code, label: name }))}
          change={move}
          onChosen={(code) => move.mutate(code, { onSuccess: close })}
          onClose={close}
        />
      ) : null}
    </>
  );
}
