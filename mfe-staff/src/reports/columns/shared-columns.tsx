import { Link } from '@actual/shell-contract';
import { formatNumber, formatPesos } from '@actual/ui';
import { momentWords } from '../moment-words';
import type { ReportColumn } from '../report';
import { sumOf } from '../sums';

/** What a row of orders and one of quotations have in common. */
interface SoldRow {
  id: string;
  folio: string;
  createdAt: string;
  client: string | null;
  invited: boolean;
  Store: string;
  seller: string | null;
  pieces: number;
  total: number;
}
type Shared<Key extends string, Sort extends string> = ReportColumn<SoldRow, Sort> & { key: Key };

export const folioColumn = (hrefOf: (id: string) => string): Shared<'folio', 'folio'> => ({
  key: 'folio',
  title: 'Folio',
  sort: 'folio',
  // seven digits, once six are used up
  width: 84,
  always: true,
  cell: ({ id, folio }) => (
    <Link to={hrefOf(id)} data-row="">
      {folio}
    </Link>
  ),
});

export const dateColumn: Shared<'date', 'createdAt'> = {
  key: 'date',
  title: 'Fecha',
  sort: 'createdAt',
  width: 116,
  cell: ({ createdAt }, year) => <time dateTime={createdAt}>{momentWords(createdAt, year)}</time>,
};

/** Whose it is; a quotation may be nobody's yet. */
export const ClientCell = ({ client, invited }: Pick<SoldRow, 'client' | 'invited'>) =>
  client ? (
    <>
      <span>{client}</span>
      {invited ? <small> Invitado</small> : null}
    </>
  ) : (
    <span data-soft="">Sin nombre</span>
  );

export const storeColumn: Shared<'store', 'Store'> = {
  key: 'store',
  title: 'Tienda',
  sort: 'Store',
  width: 108,
  cell: ({ Store }) => Store,
};

export const sellerColumn: Shared<'seller', never> = {
  key: 'seller',
  title: 'Vendedor',
  width: 96,
  hiddenUpTo: 1384,
  cell: ({ seller }) => seller ?? <span data-soft="">Web</span>,
};

export const piecesColumn: Shared<'pieces', 'pieces'> = {
  key: 'pieces',
  title: 'Piezas',
  sort: 'pieces',
  figures: true,
  width: 58,
  hiddenUpTo: 1080,
  cell: ({ pieces }) => formatNumber(pieces),
  foot: (rows) => formatNumber(sumOf(rows, ({ pieces }) => pieces)),
};

export const totalColumn: Shared<'total', 'total'> = {
  key: 'total',
  title: 'Total',
  sort: 'total',
  figures: true,
  width: 100,
  cell: ({ total }) => formatPesos(total),
  foot: (rows) => formatPesos(sumOf(rows, ({ total }) => total)),
};
