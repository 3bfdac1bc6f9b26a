/** @typedef {{ young: number, old: number, env?: Record<string, string> }} Heap sizes in MiB */
/** How much memory each process may take: the same on one machine and in containers. */

/**
 * Heaps of services and sandbox in MiB. V8 lets a heap grow by the more between two collections the larger it may become: with
 * its default, a quarter of the machine, the catalog keeps 80 MiB of garbage. A small young generation costs
 * little, down to a point: with 2 MiB an order costs the checkout a quarter more than with 4 (decision 0020). The quiet
 * services need none.
 * @type {Record<'catalog' | 'checkout' | 'quiet' | 'sandbox', Heap>}
 */
export const HEAP = {
  catalog: { young: 4, old: 512 },
  checkout: { young: 4, old: 256 },
  // where little happens, one heap of glibc's is enough
  quiet: { young: 1, old: 256, env: { MALLOC_ARENA_MAX: '1' } },
  // it keeps what every purchase told it
  sandbox: { young: 4, old: 1024, env: { MALLOC_ARENA_MAX: '1' } },
};
/**
 * Well above the memory at which a gateway ends itself and says why (`GATEWAY_MEMORY_MIB`), and below the 2 GiB from which
 * on V8 lets a heap grow fourfold between two collections.
 */
const GATEWAY_HEAP = { young: 4, old: 1536 };

/**
 * As Node is told.
 * @param {{ young: number, old: number }} heap
 */
export const heapFlags = ({ young, old }) => [`--max-semi-space-size=${young}`, `--max-old-space-size=${old}`];

export const GATEWAY_FLAGS = heapFlags(GATEWAY_HEAP);
