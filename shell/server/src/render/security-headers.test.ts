import { contentSecurityPolicy } from './security-headers';

const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `) || part === name);

test('only scripts and style elements with the nonce of this answer run', () => {
  const policy = contentSecurityPolicy('abc', { secure: false });
  expect(directive(policy, 'script-src')).toBe("script-src 'nonce-abc' 'strict-dynamic' 'self' 'wasm-unsafe-eval'");
  expect(directive(policy, 'style-src-elem')).toMatch(/^style-src-elem 'nonce-abc' 'sha256-[\w+/=]+'$/);
  expect(policy).not.toContain("'unsafe-eval'");
  expect(directive(policy, 'base-uri')).toBe("base-uri 'none'");
  expect(directive(policy, 'frame-ancestors')).toBe("frame-ancestors 'none'");
});

test('the shop’s pages speak with the shop alone', () => {
  const policy = contentSecurityPolicy('n', { secure: true });
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self' blob:");
  expect(directive(policy, 'frame-src')).toBe("frame-src 'none'");
  expect(directive(policy, 'form-action')).toBe("form-action 'self'");
});

test('no text becomes HTML, code or the address of a script but by a named policy', () => {
  const policy = contentSecurityPolicy('n', { secure: true });
  expect(directive(policy, 'require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
  expect(directive(policy, 'trusted-types')).toBe('trusted-types default textos lit-html');
});

test('plain http is not upgraded', () => {
  expect(contentSecurityPolicy('n', { secure: false })).not.toContain('upgrade-insecure-requests');
  expect(contentSecurityPolicy('n', { secure: true })).toContain('upgrade-insecure-requests');
});
