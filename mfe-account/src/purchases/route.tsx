import { orderStates, orderStateWord } from '@actual/contracts/facts/payment/states';
import { useShell, useSuspenseQuery } from '@actual/shell-contract';
import { areaPage } from '../area/AreaScreen';
import { areaPages } from '../area/area-pages';
import { ListScreen } from '../area/ListScreen';
import { PurchaseCard } from './PurchaseCard';
import { type PurchasesView, path, purchasesQuery } from './purchases-queries';

const { title } = areaPages.purchases;
const states = Object.fromEntries(orderStates.map((state) => [state, orderStateWord(state, false)]));

/** `/user/purchases`: the client's purchases, newest first. */
const Purchases = ({ view }: { view: PurchasesView }) => {
  const { api } = useShell();
  const { data } = useSuspenseQuery(purchasesQuery(api, view));
  return (
    <ListScreen
      title={title}
      path={path}
      view={view}
      states={states}
      total={data.total}
      nothingYet="Aquí estarán tus compras, con su entrega y su factura."
    >
      {data.data.map((purchase) => (
        <PurchaseCard key={purchase.id} purchase={purchase} />
      ))}
    </ListScreen>
  );
};

export const Component = areaPage<{ view: PurchasesView }>(title, Purchases);
