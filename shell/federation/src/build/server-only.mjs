/** Stands in the browser for a brand's values and its icon, which only the server sends. */
export const tokens = { color: {} };
export const favicon = '';
