import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMercadoPago } from '../mercadopago/client';
import { SANDBOX_DEMO_CREDENTIALS, startSandbox } from './app';

it('keeps payments over a restart', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sandbox-'));
  const speak = (baseUrl: string) => createMercadoPago({ baseUrl, ...SANDBOX_DEMO_CREDENTIALS.mercadoPago });

  const first = await startSandbox({ port: 0, smtpPort: 0, dataDir });
  const payment = await speak(first.mercadoPagoBaseUrl).createTransferPayment(
    {
      methodId: 'clabe',
      amountCents: 100_000,
      description: 'Pedido',
      externalReference: 'order-1',
      payer: { email: 'ana@example.com' },
    },
    'key-1',
  );
  await first.close();

  const second = await startSandbox({ port: 0, smtpPort: 0, dataDir });
  if (payment.kind !== 'payment') throw new Error(payment.kind);
  expect(await speak(second.mercadoPagoBaseUrl).getPayment(payment.id)).toEqual(payment);
  await second.close();
  await rm(dataDir, { recursive: true });
});

it('shows its pages with everything escaped', async () => {
  const sandbox = await startSandbox({ port: 0, smtpPort: 0 });
  await createMercadoPago({
    baseUrl: sandbox.mercadoPagoBaseUrl,
    ...SANDBOX_DEMO_CREDENTIALS.mercadoPago,
  }).createTransferPayment(
    {
      methodId: 'clabe',
      amountCents: 100_000,
      description: 'x',
      externalReference: '"><script>alert(1)</script>',
      payer: { email: 'a@example.com' },
    },
    'key-2',
  );
  for (const path of ['/', '/correo', '/mercadopago', '/sap', '/facturacion']) {
    const page = await fetch(`${sandbox.origin}${path}`);
    expect(page.status).toBe(200);
    expect(await page.text()).not.toContain('<script>');
  }
  await sandbox.close();
});

it('takes the fault form of a console, and none from another site', async () => {
  const sandbox = await startSandbox({ port: 0, smtpPort: 0 });
  const send = (origin: string) =>
    fetch(`${sandbox.mercadoPagoBaseUrl}/_control/faults`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
      body: 'slowMs=5&failNext=2&failStatus=500&commitThenDrop=0&repeatNotices=0&silent=true',
    });
  expect((await send('https://evil.example')).status).toBe(403);
  expect((await send(sandbox.origin)).status).toBe(303);
  const set = await (await fetch(`${sandbox.mercadoPagoBaseUrl}/_control/faults`)).json();
  expect(set).toMatchObject({ slowMs: 5, failNext: 2, failStatus: 500, silent: true, reorder: false });
  await sandbox.close();
});
