/**
 * The browser library served as `/mp.js`: the part of the provider's v2 script that the shop uses.
 * The card's number goes from the page straight to the sandbox; the shop's servers get only the token.
 */
export const BROWSER_SCRIPT = `(() => {
  'use strict';
  const base = new URL('/mercadopago', document.currentScript.src).href;
  const FIELDS = {
    205: 'cardNumber', E301: 'cardNumber', 224: 'securityCode', E302: 'securityCode', 221: 'cardholderName', 316: 'cardholderName',
    208: 'expirationMonth', 325: 'expirationMonth', 209: 'expirationYear', 326: 'expirationYear',
  };

  async function call(path, publicKey, query, body) {
    const url = new URL(base + path);
    for (const [name, value] of Object.entries({ ...query, public_key: publicKey })) {
      if (value !== undefined && value !== null) url.searchParams.set(name, String(value));
    }
    const response = await fetch(url, body === undefined ? {} : {
      method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body),
    });
    const answer = await response.json().catch(() => ({}));
    if (response.ok) return answer;
    const causes = Array.isArray(answer.cause) && answer.cause.length > 0
      ? answer.cause : [{ code: String(response.status), description: answer.message || 'error' }];
    throw causes.map((cause) => ({
      code: String(cause.code), message: cause.description, description: cause.description, field: FIELDS[cause.code],
    }));
  }

  window.MercadoPago = function MercadoPago(publicKey, options) {
    if (typeof publicKey !== 'string' || publicKey === '') throw new TypeError('a public key is required');
    return {
      locale: (options && options.locale) || 'es-MX',
      getPaymentMethods: async ({ bin }) => {
        const results = await call('/v1/payment_methods', publicKey, { bin });
        return { paging: { total: results.length, limit: 30, offset: 0 }, results };
      },
      getInstallments: ({ amount, bin }) => call('/v1/payment_methods/installments', publicKey, { amount, bin }),
      getIdentificationTypes: async () => [],
      createCardToken: (card) => call('/v1/card_tokens', publicKey, {}, {
        card_number: String(card.cardNumber || '').replace(/[\\s-]/g, ''),
        expiration_month: card.cardExpirationMonth,
        expiration_year: card.cardExpirationYear,
        security_code: card.securityCode,
        cardholder: { name: card.cardholderName || '' },
      }),
    };
  };
})();
`;
