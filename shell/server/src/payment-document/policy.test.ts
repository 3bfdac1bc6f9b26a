import { paymentPolicy } from './policy';

const base = {
  nonce: 'abc',
  hashes: ['sha256-one', 'sha256-two'],
  providers: ['https://sdk.mercadopago.com/js/v2'],
  origins: ['https://api.mercadopago.com'],
  bank: null,
  secure: true,
  reports: 'https://studio.example/informes-de-seguridad',
};
const directive = (policy: string, name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `));

test('scripts run by their content or because they are the provider’s: no nonce, no trust handed on, nothing unsafe', () => {
  const policy = paymentPolicy(base);
  expect(directive(policy, 'script-src')).toBe(
    "script-src 'sha256-one' 'sha256-two' https://sdk.mercadopago.com/js/v2",
  );
  expect(policy).not.toMatch(/unsafe|strict-dynamic|'self' blob|\*/);
  expect(directive(policy, 'require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
  expect(directive(policy, 'default-src')).toBe("default-src 'none'");
  expect(directive(policy, 'style-src-attr')).toBe("style-src-attr 'none'");
  expect(directive(policy, 'frame-ancestors')).toBe("frame-ancestors 'none'");
});

test('where a card is typed, forms go to the shop alone and frames are the provider’s', () => {
  const policy = paymentPolicy(base);
  expect(directive(policy, 'form-action')).toBe("form-action 'self'");
  expect(directive(policy, 'frame-src')).toBe('frame-src https://api.mercadopago.com');
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://api.mercadopago.com");
  expect(directive(paymentPolicy({ ...base, origins: [] }), 'frame-src')).toBe("frame-src 'none'");
});

test('the bank’s question is posted to its bank alone', () => {
  const policy = paymentPolicy({ ...base, bank: 'https://acs.banco.example' });
  expect(directive(policy, 'form-action')).toBe("form-action 'self' https://acs.banco.example");
  expect(directive(policy, 'frame-src')).toContain('https://acs.banco.example');
});
