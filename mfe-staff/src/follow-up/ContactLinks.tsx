import type { Quotation, QuotationContact } from '@actual/contracts';
import { useQuery, useShell } from '@actual/shell-contract';
import { LinkButton, Text } from '@actual/ui';
import { brandName } from '../layout/brand-name';
import { PhoneLinks } from '../layout/NextBar';
import { contactQuery } from './follow-up-queries';

/** The seller's first words, for them to change before they are sent. */
const greeting = ({ name, link }: QuotationContact, brand: string): string =>
  `Hola${name ? `, ${name}` : ''}. Te comparto tu cotización de ${brand}: ${link}`;

/** Telephone, WhatsApp and e-mail of the person the quotation is for, with its link in the text. */
export const ContactLinks = ({ quotation: { id, site } }: { quotation: Quotation }) => {
  const { api } = useShell();
  const brand = brandName(site);
  const { data } = useQuery(contactQuery(api, id));
  if (!data) return null;
  const { phone, email } = data;
  if (!phone && !email) return <Text tone="text2">Sin teléfono ni correo: nadie los ha dejado todavía.</Text>;
  const text = greeting(data, brand);
  const subject = encodeURIComponent(`Tu cotización de ${brand}`);
  return (
    <>
      {phone ? <PhoneLinks phone={phone} text={text} /> : null}
      {email ? (
        <LinkButton
          variant="secondary"
          size="s"
          icon="mail"
          href={`mailto:${email}?subject=${subject}&body=${encodeURIComponent(text)}`}
        >
          Correo
        </LinkButton>
      ) : null}
    </>
  );
};
