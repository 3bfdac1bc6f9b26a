import type { Quotation } from '@actual/contracts';
import {
  Slot,
  useBrand,
  useParams,
  useQuery,
  useSearchParams,
  useShell,
  useSuspenseQuery,
  useZipcode,
} from '@actual/shell-contract';
import {
  Alert,
  Breadcrumbs,
  Button,
  Container,
  EmptyState,
  formatDate,
  formatPesosExact,
  LineList,
  LinkButton,
  PageTitle,
  Row,
  TwoColumns,
} from '@actual/ui';
import { useState } from 'react';
import { CheckoutSteps } from '../shared/CheckoutSteps';
import { PageHead } from '../shared/PageHead';
import { quotationQuery, stockQuery } from '../shared/quotation-queries';
import { ClearCart } from './ClearCart';
import { PlansSummary } from './PlansSummary';
import { QuotationLine } from './QuotationLine';
import { StockAlert } from './StockAlert';

/** Texts over the lines: what the person must know before anything else. */
function Notices({ quotation }: { quotation: Quotation }) {
  return (
    <>
      {quotation.OrderWeb ? (
        <Alert tone="info" action={<LinkButton href={`/checkout/order/${quotation.OrderWeb}`}>Ver pedido</LinkButton>}>
          Esta cotización ya tiene un pedido asignado
        </Alert>
      ) : null}
      {quotation.rateLimitReported ? (
        <Alert tone="warning">
          Tu cotización está en proceso y sujeta a disponibilidad. Te enviamos un correo con el detalle; no la
          dupliques, un asesor te llamará.
        </Alert>
      ) : null}
      {quotation.repriced.length > 0 ? (
        <Alert tone="warning" title="Actualizamos los precios a hoy">
          {quotation.repriced.map(({ detailId, Name, before, now }) => (
            <div key={detailId}>{`${Name}: antes ${formatPesosExact(before)}, hoy ${formatPesosExact(now)}`}</div>
          ))}
        </Alert>
      ) : null}
    </>
  );
}

/** `/quotations/edit/{id}`: the cart. */
export function QuotationPage() {
  const { id = '' } = useParams();
  const { api } = useShell();
  const { voice } = useBrand();
  const zipcode = useZipcode();
  const [search] = useSearchParams();
  const { data: quotation } = useSuspenseQuery(quotationQuery(api, id));
  const locked = quotation.OrderWeb !== null || quotation.isClosed;
  const stock = useQuery({ ...stockQuery(api, id), enabled: !locked && quotation.Details.length > 0 });
  const [alertFor, setAlertFor] = useState<string | null>(null);
  const changed = quotation.Details.filter((line) => line.availabilityChanged !== null || !line.validStock);
  const asked = search.has('stockAlert') && alertFor === null ? changed[0]?.id : undefined;
  const delivery = quotation.ZipcodeDelivery;
  return (
    <Container>
      <PageHead title="Tu cotización" />
      <Breadcrumbs items={[{ label: 'Inicio', href: '/' }, { label: 'Cotización' }]} />
      <CheckoutSteps current={0} quotationId={id} />
      <PageTitle
        below
        text={`Folio ${quotation.folio}. Precios vigentes hoy, ${formatDate(quotation.validUntil)}.${delivery ? ` Entrega en ${delivery.cp}, ${delivery.municipio}.` : ''}`}
        action={
          <Row gap={5} wrap>
            <Button variant="link" icon="print" onClick={() => window.print()}>
              Imprimir
            </Button>
            {locked ? null : (
              <LinkButton variant="link" icon="plus" href="/search">
                Agregar artículo
              </LinkButton>
            )}
            {locked || quotation.Details.length === 0 ? null : <ClearCart id={id} />}
          </Row>
        }
      >
        Tu cotización
      </PageTitle>
      <Notices quotation={quotation} />
      {quotation.Details.length === 0 ? (
        <EmptyState
          illustration="emptyCart"
          title={voice.emptyCartTitle}
          text={`No hay artículos en esta cotización. ${voice.emptyCartText}`}
          action={<LinkButton href="/">{voice.emptyCartButton}</LinkButton>}
        />
      ) : (
        <TwoColumns
          aside={
            <PlansSummary
              quotation={quotation}
              locked={locked}
              validating={stock.isFetching}
              valid={stock.data?.isValid ?? false}
              failed={stock.isError}
              onRetry={() => stock.refetch()}
            />
          }
        >
          {delivery ? null : (
            <Alert tone="warning" action={<Button onClick={zipcode.ask}>Ingresar código postal</Button>}>
              Falta tu código postal para darte fechas de entrega.
            </Alert>
          )}
          <LineList>
            {quotation.Details.map((line) => (
              <QuotationLine
                key={line.id}
                quotationId={id}
                line={line}
                locked={locked}
                onAlert={() => setAlertFor(line.id)}
              />
            ))}
          </LineList>
          <Row style={{ paddingTop: 20 }}>
            <LinkButton variant="link" icon="chevron-left" href="/">
              Seguir viendo muebles
            </LinkButton>
          </Row>
        </TwoColumns>
      )}
      <StockAlert quotation={quotation} lineId={alertFor ?? asked ?? null} onClose={() => setAlertFor('')} />
      <Slot name="staff/follow-up" quotationId={id} />
      <Slot name="staff/leads" quotationId={id} />
    </Container>
  );
}
