import type { Quotation, QuotationDetail } from '@actual/contracts';
import { isStaffRole } from '@actual/contracts/facts/access/roles';
import { nobody, phoneLine } from '@actual/contracts/facts/company/company';
import { shippingOf } from '@actual/contracts/facts/delivery/shipping-cost';
import { formatPlan } from '@actual/contracts/facts/payment/plan-words';
import { formatZip, phoneWords } from '@actual/contracts/facts/text/written';
import { passageWords } from '@actual/contracts/way-in/passage-words';
import { hydrateLazily, useBrand, useQuery, useSession, useShell } from '@actual/shell-contract';
import { formatDate, formatPesos } from '@actual/ui';
import styled from 'styled-components';
import { planSums } from '../shared/plan-sums';
import { paymentOptionsQuery } from '../shared/quotation-queries';

const PaperWayIn = hydrateLazily(
  async () => (await import(/* webpackChunkName: "quotation-questions" */ '../way-in/PaperWayIn')).PaperWayIn,
);

/** As tall as its content: four articles with all their texts fit on one sheet. */
const Sheet = styled.article`
  font: 9.5pt / 1.4 var(--family-text);
  h1 { font: 600 20pt / 1.15 var(--family-display); margin: 0; }
  table { width: 100%; margin-block: 5mm; border-collapse: collapse; }
  th, td { padding: 2mm 0 2mm 4mm; text-align: right; vertical-align: top; font-variant-numeric: tabular-nums; }
  th:first-child, td:first-child { padding-left: 0; text-align: left; overflow-wrap: anywhere; }
  th { font-weight: 600; border-bottom: 0.5mm solid #000; }
  td { border-bottom: 0.2mm solid #999; }
  tr { break-inside: avoid; }
  small { display: block; font-size: 8.5pt; color: #444; }
`;
const Head = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 2mm 10mm;
  align-items: end;
  > :nth-child(n + 3) { align-self: start; }
`;
const Logo = styled.div`
  grid-column: 1 / -1;
  margin-bottom: 2mm;
`;
const Sums = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  row-gap: 1mm;
  width: 88mm;
  margin: 0 0 0 auto;
  break-inside: avoid;
  dd { margin: 0; padding-left: 8mm; text-align: right; font-variant-numeric: tabular-nums; }
  :nth-last-child(-n + 2) { padding-top: 1.5mm; font-size: 12pt; font-weight: 600; border-top: 0.5mm solid #000; }
`;
const Notes = styled.div`
  margin-top: 5mm;
  padding-top: 3mm;
  border-top: 0.2mm solid #999;
  break-inside: avoid;
  p + p { margin-top: 1mm; }
`;

const dayOf = ({ shipDate }: QuotationDetail): string => (shipDate ? formatDate(shipDate) : 'Por definir');

/** The receiver, as far as it is known. */
function clientLines({ Client, UnregisteredClient }: Quotation): string[] {
  const client = Client ?? UnregisteredClient;
  const phone = UnregisteredClient?.phone;
  return client ? [client.name, client.email, phone ? phoneWords(phone) : ''].filter(Boolean) : [];
}

/** The quotation on paper: buyer, seller, price in every plan, and last day. */
export function PaperQuotation({ quotation }: { quotation: Quotation }) {
  const { api, brand, frame } = useShell();
  const { Logo: BrandLogo } = useBrand();
  const { user } = useSession();
  const { data: options } = useQuery({ ...paymentOptionsQuery(api, quotation.id), enabled: quotation.hold === 'own' });
  const { ZipcodeDelivery: place, User: seller, Store: shop } = quotation;
  const { subtotal, discount, total, paid, due } = planSums(quotation, options);
  const shipping = shippingOf(place?.extraCost ?? false);
  const client = clientLines(quotation);
  const plans = options?.financingTotals.filter(({ enabled, months }) => enabled && months > 1) ?? [];
  return (
    <Sheet>
      <Head>
        {/* the desk's frame has none */}
        {brand.internal && isStaffRole(user?.role) && BrandLogo ? (
          <Logo>
            <BrandLogo />
          </Logo>
        ) : null}
        <h1>{['Cotización', quotation.folio].filter(Boolean).join(' ')}</h1>
        <p>{`Precios vigentes el ${formatDate(quotation.validUntil)}`}</p>
        <div>
          {client.length > 0 ? <strong>Cliente</strong> : null}
          {client.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </div>
        <div>
          {place ? (
            <>
              <strong>Entrega</strong>
              <div>{`Código postal ${formatZip(place.cp)}, ${place.municipio}, ${place.estado}`}</div>
              {quotation.wayIn ? <PaperWayIn text={quotation.wayIn} /> : null}
            </>
          ) : null}
        </div>
      </Head>
      <table>
        <thead>
          <tr>
            <th scope="col">Artículo</th>
            <th scope="col">Piezas</th>
            <th scope="col">Llega antes del</th>
            <th scope="col">Precio</th>
            <th scope="col">Importe</th>
          </tr>
        </thead>
        <tbody>
          {quotation.Details.map((line) => (
            <tr key={line.id}>
              <td>
                <span>{line.Product.Name}</span>
                <small>
                  {[line.Product.finish, `Código ${line.Product.ItemCode}`, line.discountName]
                    .filter(Boolean)
                    .join('. ')}
                </small>
                {line.passage ? <small>{passageWords(line.passage)}</small> : null}
              </td>
              <td>{line.quantity}</td>
              <td>{dayOf(line)}</td>
              <td>{formatPesos(line.unitPriceWithDiscount)}</td>
              <td>{formatPesos(line.total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Sums>
        <dt>Precio de lista</dt>
        <dd>{formatPesos(subtotal)}</dd>
        {discount > 0 ? (
          <>
            <dt>Descuento</dt>
            <dd>{formatPesos(-discount)}</dd>
          </>
        ) : null}
        <dt>Envío</dt>
        <dd>{shipping.price}</dd>
        {paid > 0 ? (
          <>
            <dt>{`Pagado de ${formatPesos(total)}`}</dt>
            <dd>{formatPesos(paid)}</dd>
          </>
        ) : null}
        <dt>{paid > 0 ? 'Por pagar' : 'Total'}</dt>
        <dd>{formatPesos(paid > 0 ? due : total)}</dd>
      </Sums>
      <Notes>
        {plans.length > 0 ? (
          <p>{`A meses sin intereses: ${plans.map((plan) => formatPlan(Math.round(plan.total * 100), plan.months, plan.discount)).join('; ')}.`}</p>
        ) : null}
        {shipping.note ? <p>{shipping.note}</p> : null}
        {seller ? (
          <p>
            <strong>{`Te atiende ${seller.firstName} ${seller.lastName}${shop ? ` en ${shop.name}` : ''}`}</strong>
            <span>{`. ${[seller.mobilePhone || seller.phone, seller.email].filter(Boolean).map(phoneWords).join(' · ')}`}</span>
          </p>
        ) : (
          <p>{phoneLine(frame?.company ?? nobody)}</p>
        )}
        <p>Precios en pesos mexicanos con IVA; existencias y fechas sujetas a disponibilidad.</p>
        <p>{`${brand.name}, ${brand.publicOrigin}`}</p>
      </Notes>
    </Sheet>
  );
}
