import { tabTitle } from '@actual/contracts/facts/text/tab-title';
import { useBrand } from '@actual/themes-contract';
import { Container, EmptyState, LinkButton, Section } from '@actual/ui';
import { useSyncExternalStore } from 'react';

const absent = new Set([401, 403, 404, 410]);

/** What failed for want of a line is asked for again when the line is back. */
const reloadOnline = (): (() => void) => {
  const reload = () => location.reload();
  addEventListener('online', reload);
  return () => removeEventListener('online', reload);
};
const isOffline = () => !navigator.onLine;
const onServer = () => false;

/** The page for an error: not found, or broken with a way to try again (works without script). */
export const PageError = ({ status }: { status: number }) => {
  const { voice, name } = useBrand();
  const missing = absent.has(status);
  const offline = useSyncExternalStore(reloadOnline, isOffline, onServer);
  const title = missing ? voice.notFoundTitle : offline ? 'No tienes conexión a internet' : voice.errorTitle;
  return (
    <Container>
      <title>{tabTitle(title, name)}</title>
      <meta name="robots" content="noindex" />
      <Section>
        <EmptyState
          illustration={missing ? 'noResults' : 'error'}
          title={title}
          text={
            missing ? voice.notFoundText : offline ? 'Revísala. La página se abre sola cuando vuelva.' : voice.errorText
          }
          action={
            missing ? (
              <LinkButton href="/">Ir al inicio</LinkButton>
            ) : (
              // the empty address is this page, asked from the server: every copy that failed is forgotten
              <LinkButton href="">Reintentar</LinkButton>
            )
          }
        />
      </Section>
    </Container>
  );
};
