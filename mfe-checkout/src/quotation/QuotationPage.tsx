import type { Quotation } from '@actual/contracts';
import { isKiosk } from '@actual/contracts/facts/catalog/kiosk-address';
import {
  ApiError,
  hydrateLazily,
  lazyPart,
  useCartWord,
  useLocation,
  useParams,
  useQuery,
  useSearchParams,
  useShell,
  useSuspenseQuery,
  useTrackView,
} from '@actual/shell-contract';
import { Container, formatDate, LineList, LinkButton, PageTitle, Row, Stack, TwoColumns } from '@actual/ui';
import { Suspense, useState } from 'react';
import styled from 'styled-components';
import { quotationParams } from '../shared/analytics-params';
import { changedLines } from '../shared/ChangedStock';
import { CheckoutSteps } from '../shared/CheckoutSteps';
import { PageHead } from '../shared/PageHead';
import { quotationQuery, stockQuery } from '../shared/quotation-queries';
import { useAtDesk } from '../shared/use-at-desk';
import { usePrinting } from '../shared/use-printing';
import { MergeOffer } from './changes/MergeOffer';
import { DeliveryPlace } from './DeliveryPlace';
import { DeskQuotation } from './DeskQuotation';
import { EmptyCart } from './EmptyCart';
import { KioskCart } from './kiosk/KioskCart';
import { KioskEnd } from './kiosk/KioskEnd';
import { ClearCart } from './lines/ClearCart';
import { QuotationLine } from './lines/QuotationLine';
import { useFocusAfterRemoval } from './lines/use-focus-after-removal';
import { useRemovedLine } from './lines/use-removed-line';
import { PaperQuotation } from './PaperQuotation';
import { PlansSummary } from './PlansSummary';
import { QuotationActions } from './QuotationActions';
import { isBeingPaid, isPartiallyPaid, QuotationNotices } from './QuotationNotices';
import { AdviserHelp } from './requests/AdviserHelp';

const WayInAsk = hydrateLazily(
  async () => (await import(/* webpackChunkName: "quotation-questions" */ '../way-in/WayInAsk')).WayInAsk,
);

const StockAlert = lazyPart(
  async () => (await import(/* webpackChunkName: "quotation-questions" */ './lines/StockAlert')).StockAlert,
);

/** The layout on the screen; a sheet of paper has its own. */
const Screen = styled.div`
  display: contents;
`;

function introduction(quotation: Quotation, locked: boolean): string {
  const { folio, validUntil } = quotation;
  const prices = locked ? `Precios del ${formatDate(validUntil)}` : `Precios vigentes hoy, ${formatDate(validUntil)}`;
  return `${folio === null ? '' : `Folio ${folio}. `}${prices}.`;
}

interface LinesProps {
  quotation: Quotation;
  locked: boolean;
  kiosk: boolean;
  onAlert(id: string): void;
  list: ReturnType<typeof useFocusAfterRemoval>;
  removed: ReturnType<typeof useRemovedLine>;
}

/** The lines, with the parts before and after them. */
function Lines({ quotation, locked, kiosk, onAlert, list, removed }: LinesProps) {
  const lines = quotation.Details.map((line, at) => (
    <QuotationLine
      key={line.id}
      quotationId={quotation.id}
      line={line}
      locked={locked}
      at={at}
      onAlert={onAlert}
      onRemove={removed.remember}
    />
  ));
  return (
    <Stack gap={5}>
      {locked ? null : <DeliveryPlace quotation={quotation} />}
      {locked || kiosk ? null : (
        <div>
          <WayInAsk quotation={quotation.id} wayIn={quotation.wayIn} />
        </div>
      )}
      <LineList {...list}>
        {locked ? lines : [...lines.slice(0, removed.at), removed.row, ...lines.slice(removed.at)]}
      </LineList>
      {locked ? null : <MergeOffer quotation={quotation} />}
      <Row data-noprint="" justify="space-between" wrap>
        <LinkButton variant="link" icon="chevron-left" href="/">
          Seguir viendo muebles
        </LinkButton>
        {locked ? null : <ClearCart id={quotation.id} />}
      </Row>
    </Stack>
  );
}

/** `/quotations/edit/{id}`: the cart; at the desk the seller's page. */
export function QuotationPage() {
  const atDesk = useAtDesk();
  const location = useLocation();
  if (atDesk) return <DeskQuotation />;
  return isKiosk(location) ? (
    <KioskCart>
      <Cart kiosk />
    </KioskCart>
  ) : (
    <Cart />
  );
}

function Cart({ kiosk = false }: { kiosk?: boolean }) {
  const { id = '' } = useParams();
  const { api } = useShell();
  const cart = useCartWord();
  const [search] = useSearchParams();
  const { data: quotation, error } = useSuspenseQuery(quotationQuery(api, id));
  // not this browser's any more: the page of whoever opens it now
  if (error instanceof ApiError && error.code === 'not_found') throw error;
  useTrackView(quotation.totalProducts > 0 ? `cart ${id}` : null, () => ({
    name: 'view_cart',
    params: quotationParams(quotation),
  }));
  const list = useFocusAfterRemoval(quotation.Details);
  const onPaper = usePrinting() && quotation.Details.length > 0;
  const done = quotation.OrderWeb !== null || quotation.isClosed;
  const locked = done || quotation.hold === 'look' || isBeingPaid(quotation);
  // a part is paid: nothing may change, and the way on stays open
  const fixed = locked || isPartiallyPaid(quotation);
  const stock = useQuery({ ...stockQuery(api, id), enabled: !locked && quotation.Details.length > 0 });
  const [alertFor, setAlertFor] = useState<string | null>(null);
  const asked = search.has('stockAlert') && alertFor === null && !fixed ? changedLines(quotation)[0]?.id : undefined;
  const alertLine = alertFor ?? asked;
  const removed = useRemovedLine(quotation);
  return (
    <Container>
      <PageHead
        title={`Tu ${cart}`}
        description="Tus muebles con su fecha de entrega, lo que cuestan de contado y a meses, y cómo pagarlos."
        holdersOnly
      />
      {onPaper ? <PaperQuotation quotation={quotation} /> : null}
      <Screen data-noprint={onPaper ? '' : undefined}>
        {kiosk ? null : <CheckoutSteps current={0} quotationId={id} />}
        <PageTitle
          below
          text={introduction(quotation, locked)}
          action={<QuotationActions quotation={quotation} locked={fixed} kiosk={kiosk} />}
        >
          {`Tu ${cart}`}
        </PageTitle>
        <QuotationNotices quotation={quotation} />
        {quotation.Details.length === 0 ? (
          <>
            {removed.row && !fixed ? <LineList {...list}>{removed.row}</LineList> : null}
            {locked ? null : <DeliveryPlace quotation={quotation} />}
            <EmptyCart text="No hay artículos en esta cotización. " />
            {fixed ? null : <MergeOffer quotation={quotation} />}
          </>
        ) : (
          <TwoColumns
            aside={
              <Stack gap={5}>
                <PlansSummary
                  quotation={quotation}
                  locked={locked || kiosk}
                  validating={stock.isFetching}
                  valid={stock.data?.isValid ?? false}
                  failure={stock.error}
                  onRetry={() => stock.refetch()}
                />
                {kiosk ? <KioskEnd quotation={quotation} /> : null}
                {kiosk || locked || quotation.hold !== 'own' ? null : <AdviserHelp id={id} />}
              </Stack>
            }
          >
            <Lines
              quotation={quotation}
              locked={fixed}
              kiosk={kiosk}
              onAlert={setAlertFor}
              list={list}
              removed={removed}
            />
          </TwoColumns>
        )}
        <Suspense>
          {alertLine ? <StockAlert quotation={quotation} lineId={alertLine} onClose={() => setAlertFor('')} /> : null}
        </Suspense>
      </Screen>
    </Container>
  );
}
