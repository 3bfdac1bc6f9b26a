import { randomUUID } from 'node:crypto';
import { until } from '@actual/deploy/testing/until';
import { useSandbox } from './test-bench';

const bench = useSandbox();

describe('money that is sent later', () => {
  const spei = () => ({
    amountCents: 500_000,
    methodId: 'clabe',
    description: 'Pedido 1043',
    externalReference: randomUUID(),
    payer: { email: 'ana@example.com' },
  });
  const press = (url: string, button: string, origin?: string) =>
    fetch(`${url}/${button}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...(origin ? { origin } : {}) },
    });

  it('waits for the deposit on a page that shows the CLABE', async () => {
    const payment = await bench.mercadoPago.createTransferPayment(spei(), randomUUID());
    if (payment.kind !== 'payment') throw new Error(payment.kind);
    expect(payment).toMatchObject({
      status: 'pending',
      statusDetail: 'pending_waiting_transfer',
      typeId: 'bank_transfer',
    });
    expect(payment.clabe).toMatch(/^\d{18}$/);
    const url = payment.transferUrl ?? '';
    expect(await (await fetch(url)).text()).toContain(payment.clabe);

    expect((await press(url, 'deposit', 'http://evil.example')).status).toBe(403);
    expect((await press(url, 'deposit')).status).toBe(303);
    expect(await bench.mercadoPago.getPayment(payment.id)).toMatchObject({
      status: 'approved',
      statusDetail: 'accredited',
    });
  });

  it('expires by itself at its deadline, and a late deposit still arrives', async () => {
    const payment = await bench.mercadoPago.createTransferPayment(
      { ...spei(), expiresAt: new Date(Date.now() - 1) },
      randomUUID(),
    );
    if (payment.kind !== 'payment') throw new Error(payment.kind);
    const { id } = payment;
    await until(async () => {
      const found = await bench.mercadoPago.getPayment(id);
      return 'status' in found && found.status === 'cancelled' && found.statusDetail === 'expired';
    });
    await press(payment.transferUrl ?? '', 'deposit');
    expect(await bench.mercadoPago.getPayment(payment.id)).toMatchObject({ status: 'approved' });
  });

  it('returns the page and number of a cash ticket, and no CLABE', async () => {
    const payment = await bench.mercadoPago.createTransferPayment({ ...spei(), methodId: 'oxxo' }, randomUUID());
    if (payment.kind !== 'payment') throw new Error(payment.kind);
    expect(payment).toMatchObject({ status: 'pending', statusDetail: 'pending_waiting_payment', typeId: 'ticket' });
    expect(payment.clabe).toBeNull();
    const url = payment.transferUrl ?? '';
    expect(await (await fetch(url)).text()).toContain('Ficha de pago');
    expect((await press(url, 'deposit')).status).toBe(303);
    expect(await bench.mercadoPago.getPayment(payment.id)).toMatchObject({ status: 'approved' });
  });

  it('can be canceled while it waits, not after', async () => {
    const payment = await bench.mercadoPago.createTransferPayment(spei(), randomUUID());
    if (payment.kind !== 'payment') throw new Error(payment.kind);
    expect(await bench.mercadoPago.cancelPayment(payment.id, randomUUID())).toMatchObject({ status: 'cancelled' });
    expect(await bench.mercadoPago.cancelPayment(payment.id, randomUUID())).toMatchObject({ code: '126' });
  });
});
