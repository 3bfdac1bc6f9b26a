import type { StorefrontPreview } from '@actual/contracts';
import { phoneLine, rowsInWords } from '@actual/contracts/facts/company/company';
import { PreviewTable } from './PreviewTable';

type Company = Extract<StorefrontPreview, { kind: 'company' }>['company'];

/** The company's data in the words of pages and mails. */
export const CompanyPreview = ({ company }: { company: Company }) => (
  <PreviewTable note="Así se lee en las tres marcas." titles={['Dónde', 'Qué dice']}>
    <tr>
      <td>Al pie de cada página</td>
      <td>{`${company.name}, RFC ${company.rfc}. ${company.address}. ${company.phone}, ${company.mail}`}</td>
    </tr>
    <tr>
      <td>Al final de cada correo y en la cotización impresa</td>
      <td>{phoneLine(company)}</td>
    </tr>
    <tr>
      <td>En los textos, «oficinas»</td>
      <td>{rowsInWords(company.officeHours).join('; ') || 'Cerradas por ahora'}</td>
    </tr>
    <tr>
      <td>En el aviso de privacidad</td>
      <td>{company.privacyMail}</td>
    </tr>
  </PreviewTable>
);
