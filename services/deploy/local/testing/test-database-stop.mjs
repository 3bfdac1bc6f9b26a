/** Jest's global teardown of the database tests. */
export default async function teardown() {
  /** @type {import('./test-database.mjs').Jest} */
  const jest = globalThis;
  await jest.stopTestPostgres?.();
}
