import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { createMercadoPago } from './client';
import { CREDENTIALS, cardPayment, listen, setFaults, useSandbox } from './test-bench';

const bench = useSandbox();

describe('when the outcome is unknown', () => {
  it('finds the payment that was made before the line was cut, and the same key gives it back', async () => {
    const input = await cardPayment(bench.sandbox, 'APRO');
    const key = randomUUID();
    await setFaults(bench.sandbox, { commitThenDrop: 1 });
    expect(await bench.mercadoPago.createCardPayment(input, key)).toMatchObject({ kind: 'provider_unreachable' });

    const found = await bench.mercadoPago.searchPayments({ externalReference: input.externalReference });
    const again = await bench.mercadoPago.createCardPayment(input, key);
    expect(found).toMatchObject({ kind: 'payments', payments: [{ status: 'approved' }] });
    if (found.kind !== 'payments') throw new Error(found.kind);
    expect(found.payments).toHaveLength(1);
    expect(again).toMatchObject({ kind: 'payment', id: found.payments[0]?.id });
  });

  it.each([500, 502, 503])('says unreachable on %i', async (failStatus) => {
    await setFaults(bench.sandbox, { failNext: 1, failStatus });
    expect(await bench.mercadoPago.getPayment('1')).toMatchObject({ kind: 'provider_unreachable' });
  });

  it('says later on too many requests', async () => {
    await setFaults(bench.sandbox, { failNext: 1, failStatus: 429 });
    expect(await bench.mercadoPago.getPayment('1')).toMatchObject({
      kind: 'provider_rejected_request',
      retry: 'later',
    });
  });

  it('gives up after its time', async () => {
    await setFaults(bench.sandbox, { slowMs: 1500 });
    // later it would have heard that there is no such payment
    expect(await bench.mercadoPago.getPayment('1')).toMatchObject({ kind: 'provider_unreachable' });
  });

  it.each([
    ['a page instead of JSON', '<html>ok</html>'],
    ['a body that never ends', null],
  ])('reports %s as an unknown outcome', async (_, body) => {
    const server = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      if (body === null) response.write('{');
      else response.end(body);
    });
    const baseUrl = await listen(server);
    const client = createMercadoPago({ baseUrl, ...CREDENTIALS, timeoutMs: 300 });
    expect(await client.createCardPayment(await cardPayment(bench.sandbox, 'APRO'), randomUUID())).toMatchObject({
      kind: 'provider_unreachable',
    });
    server.closeAllConnections();
    server.close();
  });

  it('is told apart from a payment that does not exist and from a wrong token', async () => {
    expect(await bench.mercadoPago.getPayment('1')).toMatchObject({
      kind: 'provider_rejected_request',
      httpStatus: 404,
    });
    const stranger = createMercadoPago({
      baseUrl: bench.sandbox.mercadoPagoBaseUrl,
      ...CREDENTIALS,
      accessToken: 'other',
    });
    expect(await stranger.getPayment('1')).toMatchObject({ kind: 'provider_rejected_request', httpStatus: 401 });
  });
});
