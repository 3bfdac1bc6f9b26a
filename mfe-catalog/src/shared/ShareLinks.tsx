import { useShell, useToast } from '@actual/shell-contract';
import { Button, LinkButton, VisuallyHidden } from '@actual/ui';
import styled from 'styled-components';
import { share, whatsAppHref } from './share';

const WithScript = styled.div`
  @media (scripting: none) { display: none; }
`;

interface ShareLinksProps {
  title: string;
  /** Path and query of the shared page. */
  href: string;
}

/**
 * Ways to hand an address on: the device's own or the clipboard, and WhatsApp as a plain link. On the internal network
 * there are none: its addresses open nothing outside.
 */
export function ShareLinks({ title, href }: ShareLinksProps) {
  const { brand } = useShell();
  const toast = useToast();
  if (brand.internal) return null;
  const url = `${brand.origin}${href}`;
  const press = async () => {
    const shared = await share(title, url);
    if (shared === 'copied') toast({ tone: 'success', title: 'Liga copiada' });
    if (shared === 'refused') toast({ tone: 'error', title: 'No se pudo copiar la liga', text: url });
  };
  return (
    <>
      <WithScript data-noprint="">
        <Button variant="link" icon="share" onClick={press}>
          Compartir
        </Button>
      </WithScript>
      <div data-noprint="">
        <LinkButton variant="link" icon="chat" href={whatsAppHref(`${title}\n${url}`)} target="_blank" rel="noreferrer">
          <VisuallyHidden>Enviar por </VisuallyHidden>WhatsApp
        </LinkButton>
      </div>
    </>
  );
}
