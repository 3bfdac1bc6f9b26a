import type { FiscalAddress, Order } from '@actual/contracts';
import { InvoiceState } from '@actual/contracts/facts/payment/invoices';
import { isConfirmedOrder } from '@actual/contracts/facts/payment/states';
import { ApiError, useQuery, useQueryClient, useShell, useToast } from '@actual/shell-contract';
import { Button, Text } from '@actual/ui';
import { useState } from 'react';
import { unansweredText } from '../access/unanswered-text';
import { useAction } from '../fields/use-action';
import { FiscalDialog } from '../fiscal/FiscalDialog';
import { fiscalListsQuery, obstacleQuery } from './invoicing-queries';

const refusedText = (error: unknown): string =>
  unansweredText(error) ??
  (error instanceof ApiError && error.code === 'invalid_input'
    ? 'Hubo un error en la generación de la factura. Los datos se contradicen: revísalos con el cliente.'
    : 'Error al crear factura');

/** The invoice of an order whose buyer keeps no fiscal data, as a guest: made out to whom they say. */
export function InvoiceToSomebody({ order }: { order: Order }) {
  const { api } = useShell();
  const queryClient = useQueryClient();
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const paid = isConfirmedOrder(order.status);
  const { data: found } = useQuery({ ...obstacleQuery(api, order.id), enabled: paid });
  const { data: lists } = useQuery({ ...fiscalListsQuery(api), enabled: asking });
  const create = useAction({
    mutationFn: (fiscal: FiscalAddress) => api('POST /invoice/create/', { body: { order: order.id, fiscal } }),
    onSuccess: ({ status }) => {
      setAsking(false);
      if (status === InvoiceState.valid) toast({ tone: 'success', title: 'Factura creada exitosamente' });
    },
    onSettled: () => queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(order.id) }),
  });
  if (!paid || found?.obstacle !== 'fiscal_data_missing') return null;
  return (
    <>
      <Text tone="text2">Quien compró no tiene datos fiscales guardados. Escríbelos como te los diga.</Text>
      <div>
        <Button variant="secondary" onClick={() => setAsking(true)}>
          Escribir datos fiscales
        </Button>
      </div>
      {asking && lists ? (
        <FiscalDialog
          title={`Factura del pedido ${order.folio}`}
          fiscal={{ fiscalAddress: null, defaults: { U_Correos: order.email }, lists }}
          purpose="told"
          words={['Generar factura', 'Generando la factura']}
          sending={create.isPending}
          refused={create.isError ? refusedText(create.error) : null}
          onSend={create.mutate}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
