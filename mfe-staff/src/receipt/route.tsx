import type { Receipt } from '@actual/contracts';
import { storeYear } from '@actual/contracts/store-day';
import { useLoaderData, useShell, useSuspenseQuery } from '@actual/shell-contract';
import { formatPesos } from '@actual/ui';
import { styled } from 'styled-components';
import { PrimaryButton, QuietLink } from '../fields/controls';
import { Column, narrow, PageTitle, StaffPage, textStyle } from '../layout/StaffPage';
import { momentWords } from '../reports/moment-words';
import { receiptQuery } from '../sale/sale-queries';
import type { ReceiptData } from './loader';
import { paymentTitle, proofOf } from './receipt-words';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  @media print {
    display: none;
  }
`;
/** As wide as the paper of a till, or a little more on a screen. */
const Paper = styled.article`
  display: grid;
  gap: 14px;
  width: min(420px, 100%);
  padding: 20px;
  background: var(--d-surface);
  border: 1px solid var(--d-line);
  border-radius: 8px;
  font-variant-numeric: tabular-nums;
  h2 {
    ${textStyle(650, 14, 20)}
  }
  section {
    display: grid;
    gap: 8px;
    padding-top: 14px;
    border-top: 1px dashed var(--d-line-2);
  }
  ${narrow} {
    padding: 16px;
  }
  @media print {
    width: 100%;
    max-width: 80mm;
    padding: 0;
    border: 0;
  }
`;
const Sum = styled.p<{ $strong?: boolean }>`
  display: flex;
  justify-content: space-between;
  gap: 12px;
  font-weight: ${({ $strong }) => ($strong ? 650 : 400)};
  > :last-child {
    white-space: nowrap;
  }
`;
const Small = styled.p`
  ${textStyle(400, 12, 16)}
  color: var(--d-text-2);
`;

const Payments = ({ receipt, year }: { receipt: Receipt; year: number }) => (
  <section aria-label="Pagos">
    <h2>Pagos</h2>
    {receipt.Payments.length === 0 ? <Small>Todavía no hay pagos.</Small> : null}
    {receipt.Payments.map((payment) => (
      <div key={payment.id}>
        <Sum>
          <span>{paymentTitle(payment)}</span>
          <span>{formatPesos(payment.ammount)}</span>
        </Sum>
        <Small>
          {[
            momentWords(payment.createdAt, year),
            ...proofOf(payment),
            payment.takenBy ? `Cobró ${payment.takenBy}` : '',
          ]
            .filter(Boolean)
            .join(' · ')}
        </Small>
      </div>
    ))}
  </section>
);

/** `/vender/recibo/{id}`: the receipt of payments in the shop, to print. */
export const Component = () => {
  const { id } = useLoaderData<ReceiptData>();
  const { api, brand } = useShell();
  const { data: receipt } = useSuspenseQuery(receiptQuery(api, id));
  const { order, folio, Client, User, Store } = receipt;
  const what = order ? `Pedido ${order.folio}` : `Cotización ${folio ?? ''}`.trim();
  return (
    <StaffPage title={`Recibo, ${what}`}>
      <Column>
        <Head>
          <PageTitle>{`Recibo de ${what.toLowerCase()}`}</PageTitle>
          <PrimaryButton type="button" onClick={() => window.print()}>
            Imprimir
          </PrimaryButton>
          <QuietLink to={order ? `/checkout/order/${order.id}` : `/quotations/edit/${id}`}>
            {order ? 'Ver pedido' : 'Ver cotización'}
          </QuietLink>
        </Head>
        <Paper>
          <div>
            <h2>{brand.name}</h2>
            <Small>{[Store, User ? `Te atendió ${User}` : ''].filter(Boolean).join(' · ')}</Small>
            <Small>{[what, Client].filter(Boolean).join(' · ')}</Small>
          </div>
          <section aria-label="Artículos">
            {receipt.Details.map((line) => (
              <div key={line.id}>
                <Sum>
                  <span>{`${line.quantity} × ${line.Name}`}</span>
                  <span>{formatPesos(line.total)}</span>
                </Sum>
                <Small>{line.ItemCode}</Small>
              </div>
            ))}
            <Sum $strong>
              <span>Total MXN, IVA incluido</span>
              <span>{formatPesos(receipt.total)}</span>
            </Sum>
          </section>
          <Payments receipt={receipt} year={storeYear()} />
          <section aria-label="Resumen">
            <Sum $strong>
              <span>Pagado</span>
              <span>{formatPesos(receipt.ammountPaid)}</span>
            </Sum>
            <Sum $strong={receipt.remaining > 0}>
              <span>Falta por pagar</span>
              <span>{formatPesos(receipt.remaining)}</span>
            </Sum>
          </section>
          <Small>Este recibo no es un comprobante fiscal.</Small>
        </Paper>
      </Column>
    </StaffPage>
  );
};
