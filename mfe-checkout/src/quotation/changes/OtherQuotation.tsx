import type { Quotation } from '@actual/contracts';
import { useQuery, useQueryClient, useShell } from '@actual/shell-contract';
import { Alert, Button, LinkButton, pieces, Row } from '@actual/ui';
import { ownQuotationsQuery } from '../../shared/quotation-queries';
import { refusalText } from '../../shared/refusals';
import { useChangeQuotation } from './use-change-quotation';

/** The other open quotation of a client; one press adds its articles to this one. */
export function OtherQuotation({ quotation }: { quotation: Quotation }) {
  const { api } = useShell();
  const queryClient = useQueryClient();
  const { data } = useQuery(ownQuotationsQuery(api));
  const other = data?.data.find(
    (one) => one.id !== quotation.id && !one.isClosed && one.OrderWeb === null && one.totalProducts > 0,
  );
  const merge = useChangeQuotation<string>(quotation.id, (client, mergeQuotation, options) =>
    client('POST /quotation/update/{id}', { params: { id: quotation.id }, body: { mergeQuotation } }, options),
  );
  if (!other) return null;
  const take = () =>
    merge.mutate(other.id, {
      onSettled: () => queryClient.invalidateQueries({ queryKey: ownQuotationsQuery(api).queryKey }),
    });
  return (
    <div data-noprint="">
      <Alert
        tone="info"
        title={`Tienes otra cotización abierta, folio ${other.folio}, con ${pieces(other.totalProducts)}`}
        action={
          <Row gap={4} wrap>
            <LinkButton variant="link" href={`/quotations/edit/${other.id}`}>
              Verla
            </LinkButton>
            <Button variant="secondary" size="s" busy={merge.isPending ? 'Agregando' : false} onClick={take}>
              Traer sus artículos
            </Button>
          </Row>
        }
      >
        {merge.isError ? refusalText(merge.error) : 'Puedes juntar sus artículos con los de esta.'}
      </Alert>
    </div>
  );
}
