type Yielding = { scheduler?: { yield?: () => Promise<void> } };

/** Lets the browser paint and answer between two pieces of work. */
export const yieldToMain = (): Promise<void> =>
  (globalThis as Yielding).scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
