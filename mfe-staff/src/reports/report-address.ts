import { noFilter, webSales } from '@actual/contracts/facts/desk/filter-values';
import { pageSize, type RowChoice, rowChoices } from '@actual/contracts/facts/page-size';
import { readDay } from '@actual/contracts/facts/text/written';

/** A report's view, exactly as the address bar carries it, so that it can be sent to a colleague. */
export interface ReportView<Sort extends string = string, Status extends string = string> {
  folio: string;
  payment: string;
  status: Status | '';
  store: string;
  /** A seller's id, or `web`. */
  soldBy: string;
  /** Filters without a field of their own: a figure of the dashboard opens its rows with them. */
  step: string;
  reason: string;
  site: string;
  live: string;
  from: string;
  to: string;
  client: string;
  /** Keys of the columns shown, with points between; empty for the usual ones. */
  columns: string;
  sort: Sort;
  direction: 'ASC' | 'DESC';
  /** Rows of a page. */
  rows: RowChoice;
  page: number;
}
const textFilters = ['folio', 'payment', 'status', 'store', 'soldBy', 'from', 'to', 'client'] as const;
/** The filters that only an address brings. */
export const moreFilters = ['step', 'reason', 'site', 'live'] as const;
export type MoreFilter = (typeof moreFilters)[number];
export const withoutCanceled = 'sin';

export const filterNames = [...textFilters, ...moreFilters] as const;
export type FilterName = (typeof filterNames)[number];

/** Names in the address. */
export const params = {
  folio: 'folio',
  payment: 'pago',
  status: 'estatus',
  store: 'tienda',
  soldBy: 'vendedor',
  step: 'paso',
  reason: 'motivo',
  site: 'sitio',
  live: 'cancelados',
  from: 'desde',
  to: 'hasta',
  client: 'cliente',
  columns: 'columnas',
  sort: 'orden',
  direction: 'sentido',
  rows: 'filas',
  page: 'pagina',
} as const satisfies Record<keyof ReportView, string>;

const isFilter = (key: keyof ReportView): key is FilterName => filterNames.some((name) => name === key);

/** The shell's own: which brand's prices and colors the page has. */
const brandParameter = 'marca';

const directions = ['ASC', 'DESC'] as const;
const oneOf = <T extends string>(all: readonly T[], value: string | null): T | undefined =>
  all.find((one) => one === value);

const columnsIn = (search: URLSearchParams): string[] =>
  (search.get(params.columns) ?? '').split('.').filter((key) => key !== '');

const sellerOf = (value: string): string => (value === webSales || /^[0-9a-f-]{36}$/.test(value) ? value : '');

/** Where a report stands, and how its address is read and written. */
export class ReportAddress<Sort extends string, Status extends string> {
  constructor(
    readonly path: string,
    /** The sortable columns; the second one, the date, descending by default (accounts 9). */
    private readonly columns: readonly Sort[],
    /** Text reads upwards first, figures and dates downwards. */
    private readonly ascendingFirst: readonly Sort[],
    readonly statuses: readonly Status[],
    /** The default column of its order. */
    readonly usual: Sort,
    /** The filters of `moreFilters` that it has, with their values. */
    private readonly more: Partial<Readonly<Record<MoreFilter, readonly string[]>>>,
    /** The keys of all columns that it can show. */
    private readonly keys: readonly string[],
  ) {}

  /** Reads an address; unknown parts are ignored. */
  read(search: URLSearchParams): ReportView<Sort, Status> {
    const text = (name: FilterName, most: number): string => {
      const value = (search.get(params[name]) ?? '').trim().slice(0, most);
      return value === noFilter ? '' : value;
    };
    const more = (name: MoreFilter): string => oneOf(this.more[name] ?? [], search.get(params[name])) ?? '';
    const page = Number(search.get(params.page));
    return {
      folio: text('folio', 20).replace(/\D/g, '').slice(0, 9),
      payment: text('payment', 40),
      status: oneOf(this.statuses, search.get(params.status)) ?? '',
      store: text('store', 40),
      soldBy: sellerOf(text('soldBy', 40)),
      step: more('step'),
      reason: more('reason'),
      site: more('site'),
      live: more('live'),
      from: readDay(text('from', 10)),
      to: readDay(text('to', 10)),
      client: text('client', 120),
      columns: this.columnsOf(columnsIn(search)),
      sort: oneOf(this.columns, search.get(params.sort)) ?? this.usual,
      direction: oneOf(directions, search.get(params.direction)) ?? 'DESC',
      rows: rowChoices.find((rows) => String(rows) === search.get(params.rows)) ?? pageSize,
      page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
    };
  }

  /** The columns that an address names, in the report's own order, without unknown ones. */
  columnsOf(some: readonly string[]): string {
    return this.keys.filter((key) => some.includes(key)).join('.');
  }

  /** The invalid parts of an address, as `name: value`. The brand is the shell's. */
  lostOf(search: URLSearchParams): string[] {
    const view = this.read(search);
    const names = new Map(Object.entries(params).map(([key, name]) => [name as string, key as keyof ReportView]));
    const gone = columnsIn(search).filter((key) => !this.keys.includes(key));
    const lost = [...search]
      .filter(([name, value]) => {
        if (!value.trim() || value === noFilter || name === brandParameter) return false;
        const key = names.get(name);
        if (key === undefined) return true;
        if (key === 'columns') return false;
        const kept = String(view[key]);
        return isFilter(key) ? kept === '' : kept !== value;
      })
      .map(([name, value]) => `${name}: ${value.slice(0, 40)}`);
    return [...lost, ...gone.map((key) => `columna: ${key.slice(0, 40)}`)];
  }

  /** The address of a view, without default values. */
  href(view: Partial<ReportView<Sort, Status>>): string {
    const search = new URLSearchParams();
    for (const name of filterNames) {
      const value = view[name];
      if (value) search.set(params[name], value);
    }
    const { columns = '', sort = this.usual, direction = 'DESC', rows = pageSize, page = 1 } = view;
    if (columns) search.set(params.columns, columns);
    if (sort !== this.usual || direction !== 'DESC') {
      search.set(params.sort, sort);
      search.set(params.direction, direction);
    }
    if (rows !== pageSize) search.set(params.rows, String(rows));
    if (page > 1) search.set(params.page, String(page));
    const text = search.toString();
    return `${this.path}${text && `?${text}`}`;
  }

  /** True where both show the same rows, in whatever columns. */
  sameRows(one: ReportView<Sort, Status>, other: ReportView<Sort, Status>): boolean {
    return this.href({ ...one, columns: '' }) === this.href({ ...other, columns: '' });
  }

  /** The view sorted by a column: asked again, the other way round. */
  sortedBy(view: ReportView<Sort, Status>, column: Sort): ReportView<Sort, Status> {
    const first = this.ascendingFirst.includes(column) ? 'ASC' : 'DESC';
    const turned = view.direction === 'ASC' ? 'DESC' : 'ASC';
    return { ...view, sort: column, direction: view.sort === column ? turned : first, page: 1 };
  }

  /** The service's parameters for one page. */
  pageQuery(view: ReportView<Sort, Status>) {
    return { ...this.query(view), ...(view.rows === pageSize ? {} : { rows: view.rows }) };
  }

  /** The service's parameters: which rows, in which order. */
  query(view: ReportView<Sort, Status>) {
    const { sort, direction, folio, payment, status, store, soldBy, step, reason, site, live, from, to, client } = view;
    return {
      orderby: { column: sort, direction },
      filters: {
        folio: folio || undefined,
        paymentType: payment || undefined,
        status: status || undefined,
        Store: store || undefined,
        User: soldBy || undefined,
        step: step || undefined,
        lostReason: reason || undefined,
        site: site || undefined,
        canceled: live ? false : undefined,
      },
      dateRange: from || to ? { start: from || undefined, end: to || undefined } : undefined,
      clientSearch: client || undefined,
    };
  }
}
