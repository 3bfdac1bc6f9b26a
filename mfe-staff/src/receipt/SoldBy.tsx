import { useQuery, useShell } from '@actual/shell-contract';
import { Stack, Text } from '@actual/ui';
import { BlockPanel } from '../layout/BlockPanel';
import { receiptQuery } from '../sale/sale-queries';
import { ReceiptLink } from './ReceiptLink';

/** Who sold an order and where, with its receipt. */
export function SoldBy({ orderId }: { orderId: string }) {
  const { api } = useShell();
  const { data } = useQuery(receiptQuery(api, orderId));
  if (!data) return null;
  return (
    <BlockPanel>
      <Stack gap={3}>
        <Text as="h2" step="h4">
          Venta
        </Text>
        <Text>
          {[`Vendedor: ${data.User ?? 'Web'}`, data.Store ? `Tienda: ${data.Store}` : ''].filter(Boolean).join(' · ')}
        </Text>
        <div>
          <ReceiptLink id={orderId} />
        </div>
      </Stack>
    </BlockPanel>
  );
}
