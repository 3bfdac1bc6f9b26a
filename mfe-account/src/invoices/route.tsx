import { invoiceStates, invoiceStateWords } from '@actual/contracts/facts/payment/invoices';
import { useShell, useSuspenseQuery } from '@actual/shell-contract';
import { areaPage } from '../area/AreaScreen';
import { areaPages } from '../area/area-pages';
import { ListScreen } from '../area/ListScreen';
import { postFiscal } from '../fiscal/FiscalForm';
import { FiscalSection } from './FiscalSection';
import { InvoiceCard } from './InvoiceCard';
import { invoicesQuery } from './invoices-queries';
import { type InvoicesView, path, readView } from './invoices-view';
import { OrdersToInvoice } from './OrdersToInvoice';

const { title } = areaPages.invoices;
const states = Object.fromEntries(invoiceStates.map((state) => [state, invoiceStateWords[state]]));

/** `/user/invoices`: fiscal data, orders to invoice, and the invoices, newest first. */
const Invoices = ({ view }: { view: InvoicesView }) => {
  const { api } = useShell();
  const { data } = useSuspenseQuery(invoicesQuery(api, view));
  return (
    <ListScreen
      title={title}
      path={path}
      view={view}
      states={states}
      total={data.total}
      nothingYet="Aquí estarán tus facturas, con su PDF y su XML."
      before={
        <>
          <FiscalSection view={view} />
          <OrdersToInvoice />
        </>
      }
    >
      {data.data.map((invoice) => (
        <InvoiceCard key={invoice.uuid ?? invoice.order} invoice={invoice} />
      ))}
    </ListScreen>
  );
};

export const post = postFiscal((url) => readView(url.searchParams).returnTo ?? path);

export const Component = areaPage<{ view: InvoicesView }>(title, Invoices);
