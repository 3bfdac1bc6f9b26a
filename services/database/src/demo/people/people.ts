import { Role } from '@actual/contracts/facts/access/roles';
/** One password for every demo person; the demo store runs on the reader's own machine only. */
export const DEMO_PASSWORD = 'Muebles-2026';
/** Reveals the packages that ask for one. */
export const PACKAGE_PASSWORD = 'PAQUETE2026';

/** The client with an account in dollars: the counter takes their cash in dollars. */
export const DOLLAR_CLIENT = 'dolares@demo.mx';

/** People of the demo store; the client has a card code, staff have a store. */
export const PEOPLE = [
  {
    role: Role.client,
    who: 'Clienta',
    email: 'clienta@demo.mx',
    firstName: 'Mariana',
    lastName: 'Pech Novelo',
    mobile: '9981234567',
    store: null,
  },
  {
    role: Role.client,
    who: 'Clienta que paga en dólares',
    email: DOLLAR_CLIENT,
    firstName: 'Susan',
    lastName: 'Miller',
    mobile: '9981234577',
    store: null,
  },
  {
    role: Role.seller,
    who: 'Vendedor',
    email: 'vendedor@demo.mx',
    firstName: 'Rodrigo',
    lastName: 'Canul Ek',
    mobile: '9981234568',
    store: 'actual_studio_cancun',
  },
  {
    role: Role.manager,
    who: 'Gerente',
    email: 'gerente@demo.mx',
    firstName: 'Lucía',
    lastName: 'Herrera Solís',
    mobile: '9981234569',
    store: 'actual_studio_cancun',
  },
  {
    role: Role.admin,
    who: 'Administradora',
    email: 'admin@demo.mx',
    firstName: 'Andrea',
    lastName: 'Góngora Mena',
    mobile: '9981234570',
    store: 'actual_home_cancun',
  },
  {
    role: Role.broker,
    who: 'Corredor',
    email: 'corredor@demo.mx',
    firstName: 'Emilio',
    lastName: 'Sansores Rivas',
    mobile: '9981234571',
    store: 'proyectos',
  },
] as const;

/** The demo people who can sign in, for the start command to print. */
export const DEMO_SIGN_INS = PEOPLE.map(({ who, email }) => ({ who, email, password: DEMO_PASSWORD }));
