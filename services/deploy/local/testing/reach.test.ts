type Extent = 'nothing' | 'importers' | 'whole';
let reachOf: (files: string[]) => { unit: Extent; database: Extent; e2e: Extent; attack: Extent };
let changedSince: (commit: string) => string[];
beforeAll(async () => {
  ({ reachOf, changedSince } = await import('./reach.mjs' as string));
});

test.each<[string, string[], Extent, Extent, Extent, Extent]>([
  ['code of a service', ['services/domain/src/money.ts'], 'importers', 'importers', 'whole', 'whole'],
  ['a test', ['services/domain/src/states.test.ts'], 'importers', 'importers', 'nothing', 'nothing'],
  ['a document', ['services/documents/security.md'], 'whole', 'nothing', 'nothing', 'nothing'],
  ['a page of the shops', ['mfe-catalog/content/envios.md'], 'whole', 'nothing', 'whole', 'whole'],
  ['a tool', ['services/deploy/local/start.mjs'], 'whole', 'whole', 'whole', 'whole'],
  ['a journey', ['shell/e2e/desk/bargain.spec.ts'], 'importers', 'importers', 'whole', 'nothing'],
  ['the attack', ['services/attack/src/robots.ts'], 'importers', 'importers', 'nothing', 'whole'],
  ['a package', ['package-lock.json', 'README.md'], 'whole', 'whole', 'whole', 'whole'],
  ['nothing', [], 'nothing', 'nothing', 'nothing', 'nothing'],
])('%s reaches the steps that can notice it', (_what, files, unit, database, e2e, attack) => {
  expect(reachOf(files)).toEqual({ unit, database, e2e, attack });
});

test('a commit that git does not know is said', () => {
  expect(() => changedSince('no-such-branch')).toThrow('git does not know no-such-branch');
});
