import { CREDENTIALS, requestToken, useSandbox, VISA } from '../test-bench';

const bench = useSandbox();

describe('the calls of the browser', () => {
  it('makes tokens for pages of this machine only with the public key', async () => {
    const made = await requestToken(bench.sandbox);
    expect(made.status).toBe(201);
    expect(made.headers.get('access-control-allow-origin')).toBe('http://studio.localhost:4200');
    expect(JSON.stringify(await made.json())).not.toContain(VISA);
    expect((await requestToken(bench.sandbox, {}, 'other')).status).toBe(401);
  });

  it.each([
    [{ card_number: '4075595716483765' }, 'E301'],
    [{ card_number: '' }, '205'],
    [{ security_code: '12' }, 'E302'],
    [{ expiration_year: '24' }, '326'],
    [{ expiration_month: '13' }, '325'],
    [{ cardholder: { name: '' } }, '221'],
  ])('refuses a card with %j', async (change, code) => {
    const answer = (await (await requestToken(bench.sandbox, change)).json()) as { cause: { code: string }[] };
    expect(answer.cause).toEqual([expect.objectContaining({ code })]);
  });

  it('offers months to credit cards by amount, one payment to debit cards', async () => {
    const plans = async (bin: string, amount: number) => {
      const url = `${bench.sandbox.mercadoPagoBaseUrl}/v1/payment_methods/installments?bin=${bin}&amount=${amount}&public_key=${CREDENTIALS.publicKey}`;
      const answer = (await (await fetch(url)).json()) as { payer_costs: { installments: number }[] }[];
      return answer[0]?.payer_costs.map((plan) => plan.installments);
    };
    expect(await plans('40755957', 799)).toEqual([1, 3, 6]);
    expect(await plans('40755957', 1200)).toEqual([1, 3, 6, 9, 12]);
    expect(await plans('41891412', 1200)).toEqual([1]);
  });

  it('is the script that the page loads', async () => {
    const script = await (await fetch(`${bench.sandbox.origin}/mp.js`)).text();
    const calls: string[] = [];
    const page: {
      MercadoPago?: (key: string) => { getPaymentMethods(q: { bin: string }): Promise<{ results: { id: string }[] }> };
    } = {};
    new Function('window', 'document', 'fetch', script)(
      page,
      { currentScript: { src: `${bench.sandbox.origin}/mp.js` } },
      (url: URL) => {
        calls.push(url.pathname);
        return fetch(url);
      },
    );
    const methods = await page.MercadoPago?.(CREDENTIALS.publicKey).getPaymentMethods({ bin: VISA.slice(0, 8) });
    expect(methods?.results[0]?.id).toBe('visa');
    expect(calls).toEqual(['/mercadopago/v1/payment_methods']);
  });
});
