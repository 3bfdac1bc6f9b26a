import type { InvoiceLog } from '@actual/contracts';
import { tryAgainText } from '@actual/contracts/facts/text/refusal-texts';
import { recordedWords } from '@actual/contracts/recorded-words';
import { storeYear } from '@actual/contracts/store-day';
import { useQuery, useShell } from '@actual/shell-contract';
import { Alert, Button, Stack, Tag, Text, TextSkeleton } from '@actual/ui';
import { styled } from 'styled-components';
import { textStyle } from '../layout/StaffPage';
import { momentWords } from '../reports/moment-words';
import { stepWords } from './invoice-log-words';
import { logsQuery } from './invoicing-queries';

const List = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;
const Summary = styled.summary`
  ${textStyle(600, 14, 20)}
  min-height: 32px;
  cursor: pointer;
`;
const Try = styled.li`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 110px), max-content));
  align-items: baseline;
  gap: 4px 20px;
  padding: 10px 0;
  border-top: 1px solid var(--c-line);
  font-variant-numeric: tabular-nums;
  > * {
    justify-self: start;
  }
  > :last-child {
    overflow-wrap: anywhere;
  }
`;

function OneTry({ log }: { log: InvoiceLog }) {
  return (
    <Try>
      <Text as="span" tone="text2">
        {momentWords(log.at, storeYear(new Date(log.at)))}
      </Text>
      <span>{stepWords[log.step]}</span>
      <Tag tone={log.ok ? 'success' : 'error'}>{log.ok ? 'Hecho' : 'Falló'}</Tag>
      <span>{[log.sentence, log.code ? recordedWords(log.code) : ''].filter(Boolean).join(' · ')}</span>
    </Try>
  );
}

/** The tries to invoice an order, newest first; folded while they end well, because the order's history tells them too. */
export function InvoiceLogs({ orderId }: { orderId: string }) {
  const { api } = useShell();
  const { data, isError, refetch } = useQuery(logsQuery(api, orderId));
  return (
    <Stack gap={2}>
      {data?.parked ? (
        <Alert tone="warning" title="La factura espera a alguien">
          {`${recordedWords(data.parked).replace(/\.?$/, '.')} Al generarla de nuevo se vuelve a intentar.`}
        </Alert>
      ) : null}
      {isError ? (
        <Alert
          tone="error"
          action={
            <Button variant="link" onClick={() => void refetch()}>
              Actualizar
            </Button>
          }
        >
          {tryAgainText}
        </Alert>
      ) : null}
      {!data && !isError ? <TextSkeleton lines={2} /> : null}
      {data && data.logs.length > 0 ? (
        <details open={data.parked !== null || !data.logs[0]?.ok}>
          <Summary>Bitácora de facturación</Summary>
          <List aria-label="Bitácora de facturación">
            {data.logs.map((log) => (
              <OneTry key={log.at + log.sentence} log={log} />
            ))}
          </List>
        </details>
      ) : null}
    </Stack>
  );
}
