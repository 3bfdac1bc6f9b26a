/** Tables with their rows, in the order they can be inserted. */
export type DemoRows = readonly (readonly [table: string, rows: readonly Record<string, unknown>[]])[];
