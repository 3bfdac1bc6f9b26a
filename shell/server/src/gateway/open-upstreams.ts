import type { FastifyInstance } from 'fastify';
import type { ShellConfig } from '../config';
import { openCredential } from './credential';
import { Upstream, type Upstreams } from './upstream';

/**
 * The services of a gateway, closed with it; the public one does not know where staff's is.
 * @throws {Error} when the gateway has no credential to show them
 */
export function openUpstreams(app: FastifyInstance, config: ShellConfig): Upstreams {
  const credential = openCredential(config.credentialFile);
  const open = (service: string, url: string): Upstream => {
    const onCutOff = (cut: boolean) =>
      app.log.warn({ upstream: service }, cut ? 'service cut off: it does not answer' : 'service answers again');
    const upstream = new Upstream({ url, credential, onCutOff });
    app.addHook('onClose', () => upstream.close());
    return upstream;
  };
  const { catalog, checkout, account, staff } = config.services;
  return {
    catalog: open('catalog', catalog),
    checkout: open('checkout', checkout),
    account: open('account', account),
    staff: config.internal && staff ? open('staff', staff) : undefined,
  };
}
