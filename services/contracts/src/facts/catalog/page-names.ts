/** A page of information as calls and documents name it: `/manual/pieles` is `manual.pieles`. */
export const pageOfPath = (path: string): string => path.slice(1).replaceAll('/', '.');
export const pathOfPage = (page: string): string => `/${page.replaceAll('.', '/')}`;

/** The shape of such a name. */
export const pageName = /^[a-z0-9-]{1,60}(?:\.[a-z0-9-]{1,60}){0,2}$/;
