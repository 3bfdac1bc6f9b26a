import type { QuotationContact } from '@actual/contracts';
import { phoneWords } from '@actual/contracts/field-texts';
import { useBrand, useQuery, useShell } from '@actual/shell-contract';
import { LinkButton, Text } from '@actual/ui';
import { contactQuery } from './follow-up-queries';

/** The seller's first words, for them to change before they are sent. */
const greeting = ({ name, link }: QuotationContact, brand: string): string =>
  `Hola${name ? `, ${name}` : ''}. Te comparto tu cotización de ${brand}: ${link}`;

/** Telephone, WhatsApp and e-mail of the person the quotation is for, with its link in the text. */
export const ContactLinks = ({ quotationId }: { quotationId: string }) => {
  const { api } = useShell();
  const { name: brand } = useBrand();
  const { data } = useQuery(contactQuery(api, quotationId));
  if (!data) return null;
  const { phone, email } = data;
  if (!phone && !email) return <Text tone="text2">Sin teléfono ni correo: nadie los ha dejado todavía.</Text>;
  const text = encodeURIComponent(greeting(data, brand));
  const subject = encodeURIComponent(`Tu cotización de ${brand}`);
  return (
    <>
      {phone ? (
        <>
          <LinkButton variant="secondary" size="s" icon="phone" href={`tel:${phone}`}>
            {phoneWords(phone)}
          </LinkButton>
          <LinkButton
            variant="secondary"
            size="s"
            icon="chat"
            href={`https://wa.me/${phone.replace(/\D/g, '')}?text=${text}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            WhatsApp
          </LinkButton>
        </>
      ) : null}
      {email ? (
        <LinkButton variant="secondary" size="s" icon="mail" href={`mailto:${email}?subject=${subject}&body=${text}`}>
          Correo
        </LinkButton>
      ) : null}
    </>
  );
};
