/** The desk's page of a client. */
export const clientHref = (id: string): string => `/clientes/${id}`;
