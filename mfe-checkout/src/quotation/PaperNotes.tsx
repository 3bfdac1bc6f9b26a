import type { Quotation } from '@actual/contracts';
import { phoneHoursLine } from '@actual/contracts/facts/company';
import { phoneWords } from '@actual/contracts/field-texts';
import { useShell } from '@actual/shell-contract';
import { formatDate } from '@actual/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** Shown on paper only. */
export const OnPaper = styled.div`
  display: none;
  font: var(--t-small);
  @media print { display: block; }
`;
const Contents = styled.div`
  display: contents;
`;
/** Nothing in itself; what is in it stays off paper. */
export const OffPaper = ({ children }: { children: ReactNode }) => <Contents data-noprint="">{children}</Contents>;
const Notes = styled(OnPaper)`
  margin-top: 6mm;
  padding-top: 4mm;
  border-top: 1px solid var(--c-line);
  p + p { margin-top: 2mm; }
`;

/** The printed quotation's foot: the seller who made it, until when it is good, and where it is found again. */
export function PaperNotes({ quotation }: { quotation: Quotation }) {
  const { brand } = useShell();
  const { User: seller, Store: shop } = quotation;
  return (
    <Notes>
      {seller ? (
        <p>
          <strong>{`Te atiende ${seller.firstName} ${seller.lastName}${shop ? ` en ${shop.name}` : ''}`}</strong>
          <span>{`. ${[seller.mobilePhone || seller.phone, seller.email].filter(Boolean).map(phoneWords).join(' · ')}`}</span>
        </p>
      ) : (
        <p>{phoneHoursLine}</p>
      )}
      <p>
        {`${['Cotización', quotation.folio].filter(Boolean).join(' ')}. Precios en pesos mexicanos con IVA, vigentes el ${formatDate(quotation.validUntil)}; existencias y fechas sujetas a disponibilidad.`}
      </p>
      <p>{`${brand.name}, ${brand.publicOrigin}`}</p>
    </Notes>
  );
}
