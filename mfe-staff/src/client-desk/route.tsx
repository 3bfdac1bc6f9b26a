import type { ClientSheet } from '@actual/contracts';
import { countWords } from '@actual/contracts/facts/text/written';
import { storeDay, storeYear } from '@actual/contracts/store-day';
import { Link, useLoaderData, useShell, useSuspenseQuery } from '@actual/shell-contract';
import { Alert, Button, formatDate, formatPesos, LinkButton, Stack, Text } from '@actual/ui';
import { FiscalLine } from '../fiscal/FiscalLine';
import { DeskColumns, DeskHead, DeskObject, DeskPanel, DeskStack } from '../layout/DeskParts';
import { Facts } from '../layout/Facts';
import { MailWords } from '../layout/MailWords';
import { NextBar, PhoneLinks } from '../layout/NextBar';
import { saleRefusedText } from '../sell/sell-words';
import { useSellTo } from '../sell/use-sell-to';
import { ClientRecords } from './ClientRecords';
import { clientQuery } from './client-queries';
import { OrdersTable, QuotationsTable } from './client-tables';
import type { ClientData } from './loader';

/** `/clientes/{id}`: a client's data, quotations, purchases, balances and next steps. */
export const Component = () => {
  const { id } = useLoaderData<ClientData>();
  const { api } = useShell();
  const { data: client } = useSuspenseQuery(clientQuery(api, id));
  const sell = useSellTo();
  const name = client.CardName || client.E_Mail;
  return (
    <DeskObject title={name}>
      <DeskStack>
        <DeskHead
          title={name}
          note={`Cliente ${client.CardCode} desde el ${formatDate(storeDay(new Date(client.createdAt)))}`}
        >
          <Button variant="primary" busy={sell.isPending ? 'Creando' : false} onClick={() => sell.mutate(client)}>
            Cotizar
          </Button>
        </DeskHead>
        {sell.isError ? (
          <Alert tone="error" live>
            {saleRefusedText(sell.error)}
          </Alert>
        ) : null}
        <Next client={client} />
        <Facts
          label="Resumen"
          facts={[
            {
              label: 'Comprado',
              value: formatPesos(client.bought),
              note: countWords(client.orders.total, 'pedido', 'pedidos'),
            },
            { label: 'Cotizaciones', value: client.quotations.total },
            { label: 'Monedero', value: formatPesos(client.ewallet) },
            { label: 'Saldo a favor', value: formatPesos(client.balance) },
          ]}
        />
        <DeskColumns>
          <div>
            <DeskPanel title="Cotizaciones" note={client.quotations.total} flush>
              <QuotationsTable rows={client.quotations.data} year={storeYear()} />
            </DeskPanel>
            <DeskPanel title="Pedidos" note={client.orders.total} flush>
              <OrdersTable rows={client.orders.data} year={storeYear()} />
            </DeskPanel>
            <DeskPanel title="Seguimiento" note={client.Records.length}>
              <ClientRecords records={client.Records} />
            </DeskPanel>
          </div>
          <div>
            <DeskPanel title="Contacto">
              <Stack gap={2}>
                {client.Cellular ? <a href={`tel:${client.Cellular}`}>{client.Cellular}</a> : null}
                {client.E_Mail ? (
                  <a href={`mailto:${client.E_Mail}`}>
                    <MailWords address={client.E_Mail} />
                  </a>
                ) : null}
                <FiscalLine client={client} />
              </Stack>
            </DeskPanel>
            <DeskPanel title="Direcciones" note={client.addresses.length}>
              {client.addresses.length > 0 ? (
                <Stack gap={3}>
                  {client.addresses.map(({ id: key, name: receiver, text, phone }) => (
                    <div key={key}>
                      <Text>
                        <strong>{receiver}</strong>
                      </Text>
                      <Text tone="text2">{[text, phone].filter(Boolean).join(' · ')}</Text>
                    </div>
                  ))}
                </Stack>
              ) : (
                <Text tone="text2">No ha guardado ninguna.</Text>
              )}
            </DeskPanel>
          </div>
        </DeskColumns>
      </DeskStack>
    </DeskObject>
  );
};

/** The next step promised to a client, and the ways to reach them. */
function Next({ client: { nextStep, Cellular, E_Mail } }: { client: ClientSheet }) {
  return (
    <NextBar
      late={nextStep !== null && nextStep.day < storeDay()}
      links={
        <>
          {Cellular ? <PhoneLinks phone={Cellular} label={Cellular} /> : null}
          {E_Mail ? (
            <LinkButton variant="secondary" size="s" icon="mail" href={`mailto:${E_Mail}`}>
              Correo
            </LinkButton>
          ) : null}
        </>
      }
    >
      {nextStep ? (
        <Text>
          <strong>{nextStep.text}</strong>
          <span>{`, para el ${formatDate(nextStep.day)}. `}</span>
          <Link to={`/quotations/edit/${nextStep.quotationId}`}>Abrir cotización</Link>
        </Text>
      ) : (
        <Text tone="text2">Nada pendiente con este cliente.</Text>
      )}
    </NextBar>
  );
}
