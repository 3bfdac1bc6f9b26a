import { tabTitle } from '@actual/contracts/facts/text/tab-title';
import { useBrand } from '@actual/themes-contract';
import { Container, EmptyState, LinkButton, Section } from '@actual/ui';

const absent = new Set([401, 403, 404, 410]);

/** The page for an error: not found, or broken with a way to try again (works without script). */
export const PageError = ({ status }: { status: number }) => {
  const { voice, name } = useBrand();
  const missing = absent.has(status);
  const title = missing ? voice.notFoundTitle : voice.errorTitle;
  return (
    <Container>
      <title>{tabTitle(title, name)}</title>
      <meta name="robots" content="noindex" />
      <Section>
        <EmptyState
          illustration={missing ? 'noResults' : 'error'}
          title={title}
          text={missing ? voice.notFoundText : voice.errorText}
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
