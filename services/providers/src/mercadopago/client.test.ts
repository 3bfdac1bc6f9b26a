import { randomUUID } from 'node:crypto';
import { OUTCOME_BY_NAME } from './sandbox/outcomes';
import { cardPayment, useSandbox } from './test-bench';

const bench = useSandbox();

describe('card payments', () => {
  it.each(Object.entries(OUTCOME_BY_NAME))('cardholder %s is answered with its outcome', async (name, outcome) => {
    const payment = await bench.mercadoPago.createCardPayment(await cardPayment(bench.sandbox, name), randomUUID());
    expect(payment).toMatchObject({
      kind: 'payment',
      status: outcome.status,
      statusDetail: outcome.status_detail,
      amountCents: 1_299_950,
      currency: 'MXN',
      methodId: 'visa',
      typeId: 'credit_card',
      lastFour: '3764',
      cardholder: name,
    });
  });

  it('charges once however often the same key is sent, also at the same moment', async () => {
    const input = await cardPayment(bench.sandbox, 'APRO');
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => bench.mercadoPago.createCardPayment(input, key)));
    const ids = new Set(answers.map((answer) => (answer.kind === 'payment' ? answer.id : answer.kind)));
    expect(ids.size).toBe(1);
    const found = await bench.mercadoPago.searchPayments(input);
    expect(found).toMatchObject({ kind: 'payments', payments: [{ status: 'approved' }] });
  });

  it('refuses a key that comes back with another amount', async () => {
    const input = await cardPayment(bench.sandbox, 'APRO');
    const key = randomUUID();
    await bench.mercadoPago.createCardPayment(input, key);
    const answer = await bench.mercadoPago.createCardPayment({ ...input, amountCents: 100_000 }, key);
    expect(answer).toMatchObject({ kind: 'provider_rejected_request', httpStatus: 409, retry: 'never' });
  });

  it('takes a token once', async () => {
    const input = await cardPayment(bench.sandbox, 'APRO');
    await bench.mercadoPago.createCardPayment(input, randomUUID());
    const answer = await bench.mercadoPago.createCardPayment(input, randomUUID());
    expect(answer).toMatchObject({ kind: 'provider_rejected_request', httpStatus: 400, code: '2006' });
  });

  it('refuses months that the card and amount do not have', async () => {
    const answer = await bench.mercadoPago.createCardPayment(
      await cardPayment(bench.sandbox, 'APRO', { installments: 12, amountCents: 110_000 }),
      randomUUID(),
    );
    expect(answer).toMatchObject({ kind: 'provider_rejected_request', code: '109' });
  });

  it('refunds a part, then the rest, and no more than was paid', async () => {
    const payment = await bench.mercadoPago.createCardPayment(await cardPayment(bench.sandbox, 'APRO'), randomUUID());
    if (payment.kind !== 'payment') throw new Error(payment.kind);
    expect(await bench.mercadoPago.refund(payment.id, 99_950, randomUUID())).toMatchObject({
      kind: 'refund',
      amountCents: 99_950,
    });
    expect(await bench.mercadoPago.getPayment(payment.id)).toMatchObject({
      status: 'approved',
      statusDetail: 'partially_refunded',
      refundedCents: 99_950,
    });
    expect(await bench.mercadoPago.refund(payment.id, 1_200_001, randomUUID())).toMatchObject({
      kind: 'provider_rejected_request',
    });
    await bench.mercadoPago.refund(payment.id, 1_200_000, randomUUID());
    expect(await bench.mercadoPago.getPayment(payment.id)).toMatchObject({ status: 'refunded' });
  });
});
