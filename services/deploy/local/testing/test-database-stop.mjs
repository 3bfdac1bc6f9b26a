/** Jest's global teardown of the database tests. */
export default async function teardown() {
  await globalThis.stopTestPostgres?.();
}
