import { useLoaderData, useSession, useShell } from '@actual/shell-contract';
import { Button, EmptyState, LinkButton, ProductGrid, ProductGridItem, Row, Stack, Text } from '@actual/ui';
import { AreaScreen } from '../area/AreaScreen';
import { areaPages } from '../area/area-pages';
import type { SavedProduct } from './loader';
import { SavedCard } from './SavedCard';
import { sumOf } from './saved-sum';

const { title } = areaPages.favorites;

/** Tells a visitor who is not signed in where the favorites are kept. */
const OnThisDevice = () => {
  const { stores } = useShell();
  return (
    <Row gap={4}>
      <Text tone="text2">Se guardan en este navegador. Entra a tu cuenta y los ves en todos tus dispositivos.</Text>
      <Button variant="secondary" size="s" onClick={() => stores.notices.getState().open('account')}>
        Entrar
      </Button>
    </Row>
  );
};

/** `/guardados`: the products saved when the page was opened; a removed one stays, so that it can be saved again. */
export const Component = () => {
  const saved = useLoaderData<SavedProduct[]>();
  const { user } = useSession();
  return (
    <AreaScreen title={title} text={saved.length > 0 ? sumOf(saved) : undefined}>
      <Stack gap={6}>
        {user ? null : <OnThisDevice />}
        {saved.length > 0 ? (
          <ProductGrid label={title} withPanel={user !== null}>
            {saved.map((one) => (
              <ProductGridItem key={one.id}>
                <SavedCard {...one} />
              </ProductGridItem>
            ))}
          </ProductGrid>
        ) : (
          <EmptyState
            illustration="emptyCart"
            title="Aún no guardas nada"
            text="Toca el corazón de un mueble y aquí lo encuentras después."
            action={<LinkButton href="/">Ver muebles</LinkButton>}
          />
        )}
      </Stack>
    </AreaScreen>
  );
};
