import type { QuotationDetail } from '@actual/contracts';
import { Alert, Button, formatDate, LineItem, Price, QuantityStepper, SelectField, Text } from '@actual/ui';
import { refusalText } from '../shared/refusals';
import { useChangeQuotation } from './use-change-quotation';

interface QuotationLineProps {
  quotationId: string;
  line: QuotationDetail;
  /** With an order or closed nothing can be changed. */
  locked: boolean;
  onAlert: () => void;
}

const alertText = {
  'sold-out': 'ALERTA: La cantidad original de piezas elegidas están AGOTADAS',
  changed: 'ALERTA: La cantidad original de piezas elegidas han cambiado',
} as const;

/** One line: pieces up to what the date has, its delivery date, and out of the cart. */
export function QuotationLine({ quotationId, line, locked, onAlert }: QuotationLineProps) {
  const change = useChangeQuotation<{ quantity?: number; shipDate?: string }>(quotationId, (api, input) =>
    api('PUT /quotation/updatedetails/{id}', {
      params: { id: quotationId },
      body: { details: [{ id: line.id, ...input }] },
    }),
  );
  const remove = useChangeQuotation<void>(quotationId, (api) =>
    api('DELETE /quotation/{id}/removedetail/{detailId}', { params: { id: quotationId, detailId: line.id } }),
  );
  const problem = line.availabilityChanged ?? (line.validStock ? null : 'changed');
  const dates = line.deliveriesGroups.map((group) => group.date);
  const group = line.deliveriesGroups.find((one) => one.date === line.shipDate);
  const max = Math.max(group?.available ?? line.availableForDate, line.quantity, 1);
  const failed = change.error ?? remove.error;
  return (
    <LineItem
      picture={line.Product.picture}
      name={line.Product.Name}
      href={line.Product.url}
      facts={[line.Product.finish, `Código ${line.Product.ItemCode}`].filter(Boolean).join('. ')}
      price={
        <Price
          price={line.total}
          before={line.discount > 0 ? line.subtotal : undefined}
          discount={line.discountPercent || undefined}
          align="end"
          stacked
        />
      }
      faded={problem !== null}
      {...(problem && !locked
        ? {
            alert: (
              <Alert tone="warning" title={alertText[problem]} action={<Button onClick={onAlert}>Ver opciones</Button>}>
                {line.availableForDate > 0
                  ? `Quedan ${line.availableForDate} para la fecha elegida.`
                  : 'Ya no hay piezas para la fecha elegida.'}
              </Alert>
            ),
          }
        : {})}
      controls={
        locked ? (
          <Text tone="text2">{`${line.quantity} pzas. Entrega antes del ${line.shipDate ? formatDate(line.shipDate) : 'por definir'}`}</Text>
        ) : (
          <>
            <QuantityStepper
              label="Piezas"
              value={line.quantity}
              max={max}
              disabled={change.isPending}
              onChange={(quantity) => change.mutate({ quantity })}
              maxText={`Hay ${max} para esta fecha`}
            />
            {dates.length > 0 ? (
              <SelectField
                label="Fecha de entrega"
                name={`fecha-${line.id}`}
                value={line.shipDate ?? ''}
                disabled={change.isPending}
                // another date has other pieces: the quantity starts over
                onChange={(event) => change.mutate({ shipDate: event.target.value, quantity: 1 })}
                options={[...new Set([...(line.shipDate ? [line.shipDate] : []), ...dates])].map((date) => ({
                  value: date,
                  label: formatDate(date),
                }))}
              />
            ) : null}
            <Button
              variant="link"
              icon="trash"
              onClick={() => remove.mutate()}
              busy={remove.isPending ? 'Quitando' : false}
            >
              Quitar
            </Button>
            {failed ? (
              <Alert tone="error" live>
                {refusalText(failed)}
              </Alert>
            ) : null}
          </>
        )
      }
    />
  );
}
