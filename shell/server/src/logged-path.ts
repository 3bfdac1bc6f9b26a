import type { FastifyRequest } from 'fastify';

/** The address as a log keeps it: without its query, which holds the keys of mailed links and people's searches. */
export const loggedPath = ({ url }: Pick<FastifyRequest, 'url'>): string => url.split('?', 1)[0] ?? '';
