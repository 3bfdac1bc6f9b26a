import { mayEnter, type RoleAccess } from './access';
import type { Role } from './roles';

/** Groups of the desk's rail from the top, with their headings; the first has none. */
export const deskGroups = { follow: null, operation: 'Operación', store: 'Tienda' } as const;
export type DeskGroup = keyof typeof deskGroups;

/** A page of the staff remote: the access it needs, its name, and where the desk's rail lists it. */
export interface StaffPageRow {
  readonly path: string;
  readonly access: RoleAccess;
  readonly label: string;
  /** Without one it is reached from another page. */
  readonly group?: DeskGroup;
  /** The shop's menu lists it too (accounts 2). */
  readonly inShop?: true;
}

/** Every page of the staff remote but its door, in the order of the rail; a page that is not here does not open. */
export const staffPages = {
  today: { path: '/mi-dia', access: 'staff', label: 'Mi día', group: 'follow', inShop: true },
  orders: { path: '/reports/orders', access: 'staff', label: 'Pedidos', group: 'follow', inShop: true },
  quotations: { path: '/reports/quotations', access: 'staff', label: 'Cotizaciones', group: 'follow', inShop: true },
  board: { path: '/reports/board', access: 'staff', label: 'Etapas', group: 'follow' },
  messages: { path: '/mensajes', access: 'staff', label: 'Mensajes', group: 'follow' },
  requests: { path: '/solicitudes', access: 'staff', label: 'Solicitudes', group: 'follow' },
  request: { path: '/solicitudes/:id', access: 'staff', label: 'Solicitud' },
  deliveries: { path: '/entregas', access: 'staff', label: 'Entregas', group: 'follow' },
  promises: { path: '/promesas', access: 'staff', label: 'Promesas', group: 'follow' },
  dashboard: { path: '/reports/dashboard', access: 'staff', label: 'Tablero', group: 'follow' },
  reasons: { path: '/reports/reasons', access: 'staff', label: 'Motivos', group: 'follow' },
  cashReport: { path: '/reports/cash', access: 'staff', label: 'Corte de caja', group: 'operation' },
  sell: { path: '/vender', access: 'staff', label: 'Vender', group: 'operation', inShop: true },
  client: { path: '/clientes/:id', access: 'staff', label: 'Cliente' },
  receipt: { path: '/vender/recibo/:id', access: 'staff', label: 'Recibo' },
  cases: { path: '/reports/cases', access: 'manager', label: 'Casos de pago', group: 'operation' },
  audit: { path: '/reports/audit', access: 'manager', label: 'Bitácora', group: 'operation' },
  storefront: { path: '/contenido', access: 'manager', label: 'Contenido', group: 'store' },
  reviews: { path: '/opiniones', access: 'manager', label: 'Opiniones', group: 'store' },
  measures: { path: '/medidas', access: 'manager', label: 'Medidas', group: 'store' },
  imports: { path: '/importar', access: 'admin', label: 'Importar catálogo', group: 'store' },
  import: { path: '/importar/:id', access: 'admin', label: 'Importación' },
  team: { path: '/equipo', access: 'admin', label: 'Equipo', group: 'store' },
  colleague: { path: '/equipo/:id', access: 'admin', label: 'Persona del equipo' },
  releases: { path: '/versiones', access: 'admin', label: 'Versiones', group: 'store' },
  brokerProfile: {
    path: '/broker/profile',
    access: 'broker',
    label: 'Mi perfil de corredor',
    group: 'store',
    inShop: true,
  },
} as const satisfies Record<string, StaffPageRow>;
export type StaffPageName = keyof typeof staffPages;
const names = Object.keys(staffPages) as StaffPageName[];

/** Where staff sign in. */
export const deskDoor = '/escritorio';

/** The pages that somebody's role opens and the rail lists, in its order. */
export const pagesOpenTo = (role: Role | undefined): (StaffPageRow & { name: StaffPageName })[] =>
  names
    .map((name) => ({ name, ...(staffPages[name] as StaffPageRow) }))
    .filter(({ access, group }) => group !== undefined && mayEnter(role, access));
