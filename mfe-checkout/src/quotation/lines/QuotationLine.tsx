import type { QuotationDetail } from '@actual/contracts';
import { hydrateLazily } from '@actual/shell-contract';
import { Alert, Button, formatDate, LineItem, Price, pieces, Text } from '@actual/ui';
import { memo } from 'react';
import styled from 'styled-components';
import { remainingText } from '../../shared/ChangedStock';
import { useChangeQuotation } from '../changes/use-change-quotation';
import { OffPaper } from '../OffPaper';
import { endedBargainText } from './bargain-words';
import { type LineChange, LineControls } from './LineControls';
import { LineProblem } from './LineProblem';
import { stockAlertWords } from './stock-alert-words';
import type { Removed } from './use-removed-line';

const Passage = hydrateLazily(
  async () => (await import(/* webpackChunkName: "quotation-questions" */ '../../way-in/Passage')).Passage,
);

/** For who prints before the page's code is there, which draws a sheet of its own. */
const EarlyPaper = styled.div`
  display: none;
  @media print {
    display: block;
  }
`;

interface QuotationLineProps {
  quotationId: string;
  line: QuotationDetail;
  /** With an order or closed nothing can be changed. */
  locked: boolean;
  /** Its place among the lines. */
  at: number;
  onAlert: (id: string) => void;
  onRemove: (removed: Removed) => void;
}

/** The article's facts, and the names of its discounts. */
const factsText = ({ Product, PromotionPackageApplied: applied, discountName }: QuotationDetail): string =>
  [Product.finish, `Código ${Product.ItemCode}`, applied && `Paquete ${applied.name}`, discountName]
    .filter(Boolean)
    .join('. ');

const paperText = (line: QuotationDetail): string =>
  `${pieces(line.quantity)}. Llega antes del ${line.shipDate ? formatDate(line.shipDate) : 'por definir'}`;

/**
 * One line: pieces up to the date's stock, its delivery date, and the button that removes it. A change of one of many
 * lines draws no other.
 */
export const QuotationLine = memo(({ quotationId, line, locked, at, onAlert, onRemove }: QuotationLineProps) => {
  const change = useChangeQuotation<LineChange>(quotationId, (api, input, options) =>
    api(
      'PUT /quotation/updatedetails/{id}',
      { params: { id: quotationId }, body: { details: [{ id: line.id, ...input }] } },
      options,
    ),
  );
  const remove = useChangeQuotation<void>(quotationId, (api, _none, options) =>
    api('DELETE /quotation/{id}/removedetail/{detailId}', { params: { id: quotationId, detailId: line.id } }, options),
  );
  const wanted = change.isPending ? change.variables : {};
  const problem = line.availabilityChanged ?? (line.validStock ? null : 'changed');
  const ended = endedBargainText(line);
  return (
    <LineItem
      picture={line.Product.picture}
      name={line.Product.Name}
      href={line.Product.url}
      facts={factsText(line)}
      price={
        // on a slow line the new sum is waited for
        <div data-waiting={change.isPending ? '' : undefined}>
          <Price
            price={line.total}
            before={line.discount > 0 ? line.subtotal : undefined}
            discount={line.discountPercent || undefined}
            align="end"
            stacked
          />
        </div>
      }
      faded={problem !== null}
      alert={
        problem && !locked ? (
          <Alert
            tone="warning"
            title={stockAlertWords[problem]}
            action={<Button>Ver opciones</Button>}
            onPress={() => onAlert(line.id)}
          >
            {remainingText(line)}
          </Alert>
        ) : undefined
      }
      controls={
        <>
          {locked ? (
            <Text tone="text2">{paperText(line)}</Text>
          ) : (
            <>
              <EarlyPaper>
                <Text tone="text2">{paperText(line)}</Text>
              </EarlyPaper>
              {ended ? <Alert tone="info">{ended}</Alert> : null}
              <OffPaper>
                <LineControls
                  line={line}
                  wanted={wanted}
                  removing={remove.isPending}
                  onChange={(input) => change.mutate(input)}
                  onRemove={() => {
                    onRemove({ line: { ...line, ...wanted }, at });
                    remove.mutate();
                  }}
                />
                <LineProblem error={change.error ?? remove.error} />
              </OffPaper>
            </>
          )}
          {line.passage ? <Passage passage={line.passage} /> : null}
        </>
      }
    />
  );
});
