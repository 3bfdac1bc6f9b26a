/** A path of this site, or nothing: `//host` and `/\host` would lead elsewhere. */
export const ownPath = (path: string | null): string | undefined =>
  path && /^\/(?![/\\])/.test(path) ? path : undefined;
