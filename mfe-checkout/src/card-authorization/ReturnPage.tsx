import { useParams, useSearchParams, useShell, useSuspenseQuery } from '@actual/shell-contract';
import { Alert, Container, DefinitionList, LinkButton, PageTitle, Stack } from '@actual/ui';
import { PageHead } from '../shared/PageHead';
import { authorizationQuery } from './card-authorization-queries';
import { readReturn } from './read-return';

/** `/card-authorization/{bank}/return`: the bank's answer. It is a test: nothing is charged, nothing is stored. */
export function ReturnPage() {
  const { bank = '' } = useParams();
  const { api } = useShell();
  const [query] = useSearchParams();
  const { data: at } = useSuspenseQuery(authorizationQuery(api, bank));
  const { ok, title, facts } = readReturn(query);
  return (
    <Container narrow>
      <PageHead title="Respuesta del banco" />
      <PageTitle below text={`Respuesta de ${at.name} a la prueba de autorización.`}>
        Respuesta del banco
      </PageTitle>
      <Stack gap={5}>
        <Alert tone={ok ? 'success' : 'error'} title={title}>
          Es una prueba: no se hizo ningún cargo.
        </Alert>
        {facts.length > 0 ? <DefinitionList items={facts} /> : null}
        <LinkButton href={`/card-authorization/${bank}`} variant="secondary">
          Hacer otra prueba
        </LinkButton>
      </Stack>
    </Container>
  );
}
