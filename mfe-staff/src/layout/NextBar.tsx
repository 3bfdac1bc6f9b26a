import { phoneWords } from '@actual/contracts/facts/text/written';
import { LinkButton } from '@actual/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { narrow, textStyle } from './StaffPage';
import { whatsAppHref } from './whatsapp-href';

const Bar = styled.section<{ $late: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  min-height: 52px;
  padding: 8px 14px;
  background: ${({ $late }) => ($late ? 'var(--c-warning-bg)' : 'color-mix(in srgb, var(--d-accent) 6%, #fff)')};
  border-left: 3px solid ${({ $late }) => ($late ? 'var(--c-warning)' : 'var(--d-accent)')};
  border-radius: 4px 8px 8px 4px;
  > h2 {
    ${textStyle(550, 12, 16)}
    color: var(--d-text-2);
  }
  > div:first-of-type {
    flex: 1 1 320px;
    min-width: 0;
  }
  ${narrow} {
    padding: 8px 12px;
  }
`;
const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

interface PhoneLinksProps {
  phone: string;
  /** The words of the telephone's link; the number by default. */
  label?: string;
  /** The first words of a message. */
  text?: string;
}

/** The links that call somebody, and that write to them by WhatsApp. */
export const PhoneLinks = ({ phone, label = phoneWords(phone), text }: PhoneLinksProps) => (
  <>
    <LinkButton variant="secondary" size="s" icon="phone" href={`tel:${phone}`}>
      {label}
    </LinkButton>
    <LinkButton
      variant="secondary"
      size="s"
      icon="chat"
      href={whatsAppHref(phone, text)}
      target="_blank"
      rel="noopener noreferrer"
    >
      WhatsApp
    </LinkButton>
  </>
);

interface NextBarProps {
  /** It should have been done before. */
  late?: boolean;
  children: ReactNode;
  /** The links that reach its person. */
  links?: ReactNode;
}

/** The first thing of an object's page: the next step, with its one press. */
export const NextBar = ({ late = false, children, links }: NextBarProps) => (
  <Bar $late={late} aria-label="Qué sigue">
    <h2>Qué sigue</h2>
    <div>{children}</div>
    {links ? <Links>{links}</Links> : null}
  </Bar>
);
