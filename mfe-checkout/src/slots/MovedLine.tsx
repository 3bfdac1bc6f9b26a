import { Alert, Button, formatDate, pieces, SelectField, Stack, Text } from '@actual/ui';
import type { MovedDetail } from '../quotation/changes/changes-by-move';
import { useChangeQuotation } from '../quotation/changes/use-change-quotation';
import { refusalText } from '../shared/refusals';

/** An article whose day moved with the postal code: the other days there are, or out with it. */
export function MovedLine({ quotationId, change }: { quotationId: string; change: MovedDetail }) {
  const { line, was, lack } = change;
  const params = { id: quotationId };
  const date = useChangeQuotation<string>(quotationId, (api, shipDate, options) =>
    api('PUT /quotation/updatedetails/{id}', { params, body: { details: [{ id: line.id, shipDate }] } }, options),
  );
  const remove = useChangeQuotation<void>(quotationId, (api, _none, options) =>
    api('DELETE /quotation/{id}/removedetail/{detailId}', { params: { ...params, detailId: line.id } }, options),
  );
  const shipDate = date.variables ?? line.shipDate ?? '';
  const days = line.deliveriesGroups.filter(({ available }) => available >= line.quantity);
  const before = was ? `, no del ${formatDate(was)}` : '';
  const failed = date.error ?? remove.error;
  return (
    <Stack gap={3}>
      <div>
        <strong>{line.Product.Name}</strong>
        <Text tone={lack ? 'error' : 'text2'}>
          {remove.isSuccess ? 'Se quitó.' : (lack ?? `Llega antes del ${formatDate(shipDate)}${before}.`)}
        </Text>
      </div>
      {lack === null && days.length > 1 ? (
        <SelectField
          label={`Fecha de entrega de ${line.Product.Name}`}
          name={`fecha-${line.id}`}
          value={shipDate}
          onChange={(event) => date.mutate(event.target.value)}
          options={days.map((day) => ({
            value: day.date,
            label: `${formatDate(day.date)} (${pieces(day.available)})`,
          }))}
        />
      ) : null}
      {lack !== null && !remove.isSuccess ? (
        <div>
          <Button
            variant="link"
            icon="trash"
            aria-label={`Quitar ${line.Product.Name}`}
            busy={remove.isPending ? 'Quitando' : false}
            onClick={() => remove.mutate()}
          >
            Quitar
          </Button>
        </div>
      ) : null}
      {failed ? (
        <Alert tone="error" live>
          {refusalText(failed)}
        </Alert>
      ) : null}
    </Stack>
  );
}
