const inMemory = new Map<string, string>();

/**
 * Values that last as long as the tab. In a browser that was told to keep nothing, `sessionStorage` throws: then they
 * last as long as the document.
 */
export const tabMemory = {
  get(name: string): string | null {
    try {
      return sessionStorage.getItem(name) ?? inMemory.get(name) ?? null;
    } catch {
      return inMemory.get(name) ?? null;
    }
  },
  /** @returns whether it outlives a reload */
  set(name: string, value: string): boolean {
    try {
      sessionStorage.setItem(name, value);
      return true;
    } catch {
      inMemory.set(name, value);
      return false;
    }
  },
  remove(name: string): void {
    inMemory.delete(name);
    try {
      sessionStorage.removeItem(name);
    } catch {
      // nothing was kept there
    }
  },
};
