import { type BrandInfo, cookieNames, readCookies } from '@actual/shell-contract';
import type { FastifyRequest } from 'fastify';
import type { Sibling } from '../../src/boot';
import { brandOf, siblingsOf } from './brand-of-host';
import type { ShellConfig } from './config';

export const brandOfRequest = (config: ShellConfig, request: FastifyRequest): BrandInfo =>
  brandOf({
    host: request.host,
    protocol: request.protocol,
    chosen: readCookies(request.headers.cookie)[cookieNames.brand],
    internal: config.internal,
    origins: config.origins,
  });

/** Homes of all brands, as the page of a request links to them. */
export const siblingsOfRequest = (config: ShellConfig, request: FastifyRequest): Sibling[] =>
  siblingsOf({
    host: request.host,
    protocol: request.protocol,
    internal: config.internal,
    origins: config.origins,
  });
