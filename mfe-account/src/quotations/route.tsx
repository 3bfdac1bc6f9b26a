import { useShell, useSuspenseQuery } from '@actual/shell-contract';
import { areaPage } from '../area/AreaScreen';
import { areaPages } from '../area/area-pages';
import { ListScreen } from '../area/ListScreen';
import { QuotationCard } from './QuotationCard';
import { path, type QuotationsView, quotationsQuery, states } from './quotations-queries';

const { title } = areaPages.quotations;

/** `/user/quotations`: the client's quotations, newest first. */
const Quotations = ({ view }: { view: QuotationsView }) => {
  const { api } = useShell();
  const { data } = useSuspenseQuery(quotationsQuery(api, view));
  return (
    <ListScreen
      title={title}
      path={path}
      view={view}
      states={states}
      total={data.total}
      nothingYet="Aquí estarán tus cotizaciones, con lo que cambió desde que las hiciste."
    >
      {data.data.map((quotation) => (
        <QuotationCard key={quotation.id} quotation={quotation} />
      ))}
    </ListScreen>
  );
};

export const Component = areaPage<{ view: QuotationsView }>(title, Quotations);
