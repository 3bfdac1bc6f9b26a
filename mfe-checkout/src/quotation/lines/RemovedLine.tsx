import type { QuotationDetail } from '@actual/contracts';
import { useKeyOf } from '@actual/shell-contract/key-of';
import { Alert, Button, VisuallyHidden } from '@actual/ui';
import styled from 'styled-components';
import { useChangeQuotation } from '../changes/use-change-quotation';
import { LineProblem } from './LineProblem';

const Place = styled.li`
  padding-block: 20px;
  border-bottom: 1px solid var(--c-line);
`;

/** In the place of a line that was removed here: brings it back with its pieces and day. */
export function RemovedLine({ quotationId, line }: { quotationId: string; line: QuotationDetail }) {
  const { Product, quantity, shipDate } = line;
  const { keyOf } = useKeyOf();
  const restore = useChangeQuotation<void>(quotationId, (api, _none, options) => {
    const body = { productId: Product.id, quantity, shipDate: shipDate ?? undefined };
    return api(
      'POST /quotation/adddetail/{id}',
      { params: { id: quotationId }, body },
      // pressed twice it comes back once
      { ...options, idempotencyKey: keyOf(body) },
    );
  });
  return (
    <Place data-noprint="">
      <Alert
        tone="info"
        live
        action={
          <Button
            variant="secondary"
            size="s"
            busy={restore.isPending ? 'Regresando' : false}
            onClick={() => restore.mutate()}
          >
            Deshacer
            <VisuallyHidden>{` y regresar ${Product.Name}`}</VisuallyHidden>
          </Button>
        }
      >
        {`Quitaste ${Product.Name}.`}
      </Alert>
      <LineProblem error={restore.error} />
    </Place>
  );
}
