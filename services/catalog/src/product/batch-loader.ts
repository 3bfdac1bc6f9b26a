import DataLoader from 'dataloader';

/**
 * Loads rows by their keys, the keys of one turn of the event loop in one statement: with many shoppers at once a
 * statement's own cost is most of a page's cost. Nothing is kept: a later call reads again.
 * @param read the rows of some distinct keys, by these keys; unknown keys are left out
 */
export const batchLoader = <Row>(read: (keys: readonly string[]) => Promise<ReadonlyMap<string, Row>>) =>
  new DataLoader<string, Row | undefined>(
    async (keys) => {
      const rows = await read([...new Set(keys)]);
      return keys.map((key) => rows.get(key));
    },
    { cache: false, batchScheduleFn: setImmediate },
  );
