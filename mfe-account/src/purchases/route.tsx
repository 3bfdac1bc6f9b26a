import { useShell, useSuspenseQuery } from '@actual/shell-contract';
import { EmptyState, LinkButton, Stack } from '@actual/ui';
import { AreaScreen, areaPage } from '../area/AreaScreen';
import { Pages } from '../area/Pages';
import { Filters } from './Filters';
import { PurchaseCard } from './PurchaseCard';
import { purchasesQuery } from './purchases.queries';
import { hrefOf, type PurchasesView } from './purchases-view';

const title = 'Mis compras';
/** So many are seen at a glance: nothing to filter. */
const few = 3;

const Nothing = ({ view }: { view: PurchasesView }) =>
  view.status || view.folio ? (
    <EmptyState
      illustration="noResults"
      title="No hay información"
      text="Ninguna de tus compras es así."
      action={<LinkButton href="/user/purchases">Ver todas</LinkButton>}
    />
  ) : (
    <EmptyState
      illustration="emptyCart"
      title="No hay información"
      text="Aquí estarán tus compras, con su entrega y su factura."
      action={<LinkButton href="/">Ver muebles</LinkButton>}
    />
  );

/** `/user/purchases`: what the client bought, newest first. */
const Purchases = ({ view }: { view: PurchasesView }) => {
  const { api } = useShell();
  const { data } = useSuspenseQuery(purchasesQuery(api, view));
  const isFiltered = view.status !== null || view.folio !== '';
  return (
    <AreaScreen title={title}>
      <Stack gap={5}>
        {data.total > few || isFiltered ? <Filters view={view} /> : null}
        {data.total > 0 ? (
          <Stack as="section" gap={4} aria-label="Compras">
            {data.data.map((purchase) => (
              <PurchaseCard key={purchase.id} purchase={purchase} />
            ))}
          </Stack>
        ) : (
          <Nothing view={view} />
        )}
        <Pages page={view.page} total={data.total} hrefOf={(page) => hrefOf({ ...view, page })} />
      </Stack>
    </AreaScreen>
  );
};

export const Component = areaPage<{ view: PurchasesView }>(title, Purchases);
