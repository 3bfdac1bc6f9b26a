import { storeDay } from '@actual/contracts/store-day';
import { type Reply, useQuery, useShell } from '@actual/shell-contract';
import { type } from '@actual/themes-contract';
import { Alert, formatDate, formatPesos, Grid, Panel, Stack, Table, Text, TextSkeleton } from '@actual/ui';
import { styled } from 'styled-components';
import { ledgersQuery } from './profile-queries';

type Movement = Reply<'GET /client/{id}/ewallet'>['records'][number];

const reasons: Readonly<Record<Movement['reason'], string>> = {
  deposit: 'Depósito',
  payment: 'Pago de una compra',
  return: 'Devolución',
  adjustment: 'Ajuste',
};

const Amount = styled.p`
  ${type('priceL')}
`;

interface LedgerProps {
  title: string;
  note: string;
  amount: number;
  currency: string;
  records: readonly Movement[];
}

/** One ledger: its balance and movements. */
const Ledger = ({ title, note, amount, currency, records }: LedgerProps) => (
  <Panel as="section" aria-label={title}>
    <Stack gap={4}>
      <div>
        <Text as="h2" step="h4">
          {title}
        </Text>
        <Text step="small" tone="text2">
          {note}
        </Text>
      </div>
      <Amount>{`${formatPesos(amount)} ${currency}`}</Amount>
      <Table
        caption={`Movimientos: ${title}`}
        hideCaption
        dense
        columns={[
          { key: 'day', title: 'Fecha' },
          { key: 'reason', title: 'Movimiento' },
          { key: 'amount', title: 'Importe', align: 'end' },
        ]}
        rows={records.map((one, at) => ({
          id: `${one.createdAt}-${at}`,
          cells: {
            day: formatDate(storeDay(new Date(one.createdAt))),
            reason: reasons[one.reason],
            amount: `${one.amount > 0 ? '+' : ''}${formatPesos(one.amount)}`,
          },
        }))}
      />
    </Stack>
  </Panel>
);

/** Money that a client has with the store. */
export const Ledgers = ({ clientId }: { clientId: string }) => {
  const { api } = useShell();
  const { data, isError } = useQuery(ledgersQuery(api, clientId));
  if (isError && !data) return <Alert tone="error">No pudimos leer tu monedero y tu saldo. Recarga la página.</Alert>;
  if (!data) return <TextSkeleton lines={4} />;
  const { wallet, balance } = data;
  return (
    <Grid min="380px" gap={4}>
      <Ledger
        title="Monedero electrónico"
        note="Úsalo al pagar, en parte o completo."
        amount={wallet.ewallet}
        currency="MXN"
        records={wallet.records}
      />
      <Ledger
        title="Saldo a favor"
        note="Lo que la tienda te debe."
        amount={balance.balance}
        currency={balance.currency === 'MXP' ? 'MXN' : balance.currency}
        records={balance.records}
      />
    </Grid>
  );
};
