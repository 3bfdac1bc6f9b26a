import type { FastifyRequest } from 'fastify';

/** The address as a log keeps it: without its query, where the keys of mailed links and what people look for stand. */
export const loggedPath = ({ url }: Pick<FastifyRequest, 'url'>): string => url.split('?', 1)[0] ?? '';
