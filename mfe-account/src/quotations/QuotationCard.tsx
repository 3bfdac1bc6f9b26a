import type { ListedQuotation } from '@actual/contracts';
import { storeDay } from '@actual/contracts/store-day';
import { useActiveQuotation } from '@actual/shell-contract';
import { Alert, formatDate, formatPesos, LinkButton, Panel, pieces, Stack, Tag, Text } from '@actual/ui';
import { Articles, CardBody, CardHead } from '../area/cards';
import { changesOf } from './changes';

/** Its state, in a word: prices are of the day it was made or last opened (accounts 9). */
const State = ({ quotation: { OrderWeb, isClosed, validUntil } }: { quotation: ListedQuotation }) => {
  if (OrderWeb) return <Tag tone="success">Con pedido</Tag>;
  if (isClosed) return <Tag>Cerrada</Tag>;
  return validUntil >= storeDay() ? <Tag tone="info">Vigente hoy</Tag> : <Tag tone="warning">De un día anterior</Tag>;
};

/** The changes since the quotation was made, or a sentence that there are none. */
const Since = ({ quotation }: { quotation: ListedQuotation }) => {
  const changes = changesOf(quotation);
  if (changes.length === 0)
    return (
      <Text step="small" tone="text2">
        Sin cambios de precio ni de disponibilidad.
      </Text>
    );
  return (
    <Alert tone="warning" title="Desde entonces">
      {changes.map((change) => (
        <p key={change}>{change}</p>
      ))}
    </Alert>
  );
};

/** One quotation: its lines, its changes since, and the button that opens it again. */
export const QuotationCard = ({ quotation }: { quotation: ListedQuotation }) => {
  const active = useActiveQuotation();
  const { id, folio, createdAt, totalProducts, total, OrderWeb, isClosed, Details } = quotation;
  const isOpen = !OrderWeb && !isClosed;
  const titled = `cotizacion-${folio}`;
  const href = OrderWeb ? `/checkout/order/${OrderWeb}` : `/quotations/edit/${id}`;
  return (
    <Panel as="article" aria-labelledby={titled}>
      <Stack gap={4}>
        <CardHead
          id={titled}
          title={`Cotización ${folio}`}
          href={`/quotations/edit/${id}`}
          facts={`${formatDate(storeDay(new Date(createdAt)))} · ${pieces(totalProducts)} · ${formatPesos(total)} MXN`}
          state={<State quotation={quotation} />}
        />
        <CardBody>
          <Stack gap={3}>
            <Articles label={`Artículos de la cotización ${folio}`} articles={Details} />
            {isOpen ? <Since quotation={quotation} /> : null}
          </Stack>
          <div>
            <LinkButton
              href={href}
              block
              variant="secondary"
              aria-describedby={titled}
              // products added from now on go into this quotation
              onClick={() => (isOpen ? active.set(id, totalProducts) : undefined)}
            >
              {OrderWeb ? 'Ver pedido' : isOpen ? 'Abrir de nuevo' : 'Ver cotización'}
            </LinkButton>
          </div>
        </CardBody>
      </Stack>
    </Panel>
  );
};
