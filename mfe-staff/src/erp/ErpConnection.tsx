import type { Order } from '@actual/contracts';
import { storeYear } from '@actual/contracts/store-day';
import { useQuery, useShell } from '@actual/shell-contract';
import { Alert, Button, Stack, Tag, Text, TextSkeleton } from '@actual/ui';
import { DeskPanel } from '../layout/DeskParts';
import { momentWords } from '../reports/moment-words';
import { ErpLog } from './ErpLog';
import { erpQuery, useCreateInErp } from './erp-queries';
import { outcomeText, refusedText, standingWords } from './erp-words';

interface ErpConnectionProps {
  quotationId: string;
  /** The order, where its page shows it. */
  order?: Order;
}

/** An order's transfer to the ERP: its state, attempts and documents, and the button that tries again. */
export function ErpConnection({ quotationId, order }: ErpConnectionProps) {
  const { api } = useShell();
  const { data, isError, refetch } = useQuery(erpQuery(api, quotationId, order?.status));
  if (isError)
    return (
      <Alert tone="error" action={<Button onClick={() => void refetch()}>Actualizar</Button>}>
        No pudimos leer la conexión con el ERP.
      </Alert>
    );
  if (data && !data.order) return null;
  return (
    <DeskPanel
      title="Conexión ERP"
      note={
        data?.order ? (
          <Tag tone={standingWords[data.order.state].tone}>{standingWords[data.order.state].words}</Tag>
        ) : null
      }
      action={
        data?.order && (data.order.state === 'waiting' || data.order.state === 'parked') ? (
          <Press orderId={data.order.id} quotationId={quotationId} tried={data.logs.length > 0} />
        ) : null
      }
    >
      <Stack gap={2}>
        {order?.OrdersSapWeb.map((one) => (
          <Text key={one.document}>
            <strong>{`Orden de venta ${one.document}`}</strong>
            <span>{`, ${momentWords(one.createdAt, storeYear())}`}</span>
            {one.ProductSeries.map(({ ItemCode, seriesNumbers }) => (
              <span key={ItemCode}>{`. ${ItemCode}: ${seriesNumbers.join(', ') || 'series por asignar'}`}</span>
            ))}
          </Text>
        ))}
        {data ? <ErpLog logs={data.logs} /> : <TextSkeleton lines={3} />}
      </Stack>
    </DeskPanel>
  );
}

/** Its answer stays beside it: a toast would be gone before a reason is read. */
function Press({ orderId, quotationId, tried }: { orderId: string; quotationId: string; tried: boolean }) {
  const create = useCreateInErp(orderId, quotationId);
  return (
    <Stack gap={3}>
      <Button
        variant="secondary"
        size="s"
        busy={create.isPending ? 'Enviando a SAP' : false}
        onClick={() => create.mutate()}
      >
        {tried ? 'Reintentar' : 'Crear pedido en SAP'}
      </Button>
      {create.error ? (
        <Alert tone="error" live>
          {refusedText(create.error)}
        </Alert>
      ) : null}
      {create.data && create.data.state !== 'created' ? (
        <Alert tone="warning" live>
          {outcomeText(create.data)}
        </Alert>
      ) : null}
    </Stack>
  );
}
