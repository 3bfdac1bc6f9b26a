import { slugFrom, takeSlug, tidy } from './text';

test('runs of spaces, hard spaces and control characters become single spaces', () => {
  expect(tidy('  Bar stool,          74 cm\u0007 ')).toBe('Bar stool, 74 cm');
});

test('a decomposed accent is the same text as a composed one', () => {
  expect(tidy('Sofa\u0301')).toBe('Sofá');
});

test('slugs have letters, digits and dashes only', () => {
  expect(slugFrom('  Cómoda «Ñandú» 3/4  ')).toBe('comoda-nandu-3-4');
});

test('equal names get different addresses, the second and later ones with their item code', () => {
  const taken = new Set<string>();
  expect(takeSlug(taken, 'Silla', 'A-1')).toBe('silla');
  expect(takeSlug(taken, 'Silla', 'A-2')).toBe('silla-a-2');
  expect(takeSlug(taken, 'Silla A 2', 'B')).toBe('silla-a-2-b');
  expect(takeSlug(taken, '沙发', 'C-1')).toBe('c-1');
  expect(takeSlug(taken, '沙发', 'c.1')).toBe('c-1-2');
});
