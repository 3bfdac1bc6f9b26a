import type { Quotation } from '@actual/contracts';
import { brands, isSite } from '@actual/contracts/facts/company/brands';
import { QuotationState, quotationStateWords } from '@actual/contracts/facts/payment/quotation-states';
import { storeYear } from '@actual/contracts/store-day';
import { Button, LinkButton } from '@actual/ui';
import { useState } from 'react';
import { DeskHead } from '../layout/DeskParts';
import { quotationTones } from '../quotations/quotation-words';
import { momentWords } from '../reports/moment-words';
import { StateTag } from '../reports/StateTag';
import { MailDialog } from './MailDialog';
import { standingOf, whyNotPayable } from './standing';

interface QuotationHeadProps {
  quotation: Quotation;
  lost: boolean;
}

const stateOf = ({ OrderWeb, isClosed }: Quotation, lost: boolean): QuotationState => {
  if (OrderWeb) return QuotationState.ordered;
  if (!isClosed) return QuotationState.open;
  return lost ? QuotationState.lost : QuotationState.merged;
};

/** The folio, state and author, with the actions to print, mail and continue. */
export function QuotationHead({ quotation, lost }: QuotationHeadProps) {
  const { id, folio, createdAt, User: seller, Store: shop, site, OrderWeb, Details } = quotation;
  const [mailing, setMailing] = useState(false);
  const { done } = standingOf(quotation);
  const why = whyNotPayable(quotation);
  const state = stateOf(quotation, lost);
  const made = [
    `Creada ${momentWords(createdAt, storeYear())}${seller ? ` por ${`${seller.firstName} ${seller.lastName}`.trim()}` : ' en la web'}`,
    shop?.name,
    isSite(site) && !shop?.name.startsWith(brands[site].name) ? brands[site].name : '',
  ];
  return (
    <DeskHead
      title={folio ? `Cotización ${folio}` : 'Cotización nueva'}
      state={<StateTag $tone={quotationTones[state]}>{quotationStateWords[state]}</StateTag>}
      note={made.filter(Boolean).join(' · ')}
    >
      {Details.length > 0 ? (
        <>
          <Button variant="secondary" icon="print" onClick={() => window.print()}>
            Imprimir
          </Button>
          <Button variant="secondary" icon="mail" onClick={() => setMailing(true)}>
            Enviar por correo
          </Button>
        </>
      ) : null}
      {OrderWeb ? (
        <LinkButton variant="primary" href={`/checkout/order/${OrderWeb}`}>
          Ver pedido
        </LinkButton>
      ) : done ? null : why ? (
        <Button variant="primary" disabled title={why}>
          Continuar al pago
        </Button>
      ) : (
        <LinkButton variant="primary" href={`/checkout/client/${id}`}>
          Continuar al pago
        </LinkButton>
      )}
      {mailing ? <MailDialog quotation={quotation} onClose={() => setMailing(false)} /> : null}
    </DeskHead>
  );
}
