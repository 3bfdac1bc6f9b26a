import type { DeskFinds, FoundClient, Suggestions } from '@actual/contracts';
import type { Role } from '@actual/contracts/facts/access/roles';
import { pagesOpenTo } from '@actual/contracts/facts/access/staff-pages';
import { orderStateWord } from '@actual/contracts/facts/payment/states';
import { clientHref } from '../client-desk/client-address';

/** Something that the search leads to. */
export interface SearchEntry {
  to: string;
  label: string;
  note: string;
}
export interface SearchGroup {
  title: string;
  entries: SearchEntry[];
}

/** Without accents and capitals, as people type in a hurry. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

interface Found {
  term: string;
  role: Role | undefined;
  finds: DeskFinds | undefined;
  clients: readonly FoundClient[] | undefined;
  products: Suggestions['products'] | undefined;
}

/** The possible meanings of a term, in the order in which staff mostly mean it; groups without entries are left out. */
export function searchGroups({ term, role, finds, clients = [], products = [] }: Found): SearchGroup[] {
  const pages = pagesOpenTo(role).filter(({ label }) => plain(label).includes(plain(term.trim())));
  const groups: SearchGroup[] = [
    {
      title: 'Cotizaciones',
      entries: (finds?.quotations ?? []).map(({ id, folio, client, isClosed }) => ({
        to: `/quotations/edit/${id}`,
        label: `Cotización ${folio}`,
        note: [client, isClosed ? 'Cerrada' : ''].filter(Boolean).join(' · '),
      })),
    },
    {
      title: 'Pedidos',
      entries: (finds?.orders ?? []).map(({ id, folio, client, status }) => ({
        to: `/checkout/order/${id}`,
        label: `Pedido ${folio}`,
        note: `${client} · ${orderStateWord(status, true)}`,
      })),
    },
    {
      title: 'Clientes',
      entries: clients.map(({ id, CardName, CardCode, E_Mail, Cellular }) => ({
        to: clientHref(id),
        label: CardName || E_Mail,
        note: [CardName ? E_Mail : '', Cellular, CardCode].filter(Boolean).join(' · '),
      })),
    },
    {
      title: 'Páginas',
      entries: pages.map(({ path, label }) => ({ to: path, label, note: '' })),
    },
    {
      title: 'Productos',
      entries: products.map(({ url, Name, ItemCode }) => ({ to: url, label: Name, note: ItemCode })),
    },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}
