/** Stands for a brand's values in the browser. */
export const tokens = { color: {} };
