/** Globals that webpack puts into the modules of a watched build. */
declare const __resourceQuery: string;
declare const __webpack_hash__: string;
declare let __webpack_public_path__: string;

interface ImportMeta {
  readonly webpackHot: { check(applies: boolean): Promise<(string | number)[] | null> };
}

declare var __reactRefresh: typeof import('react-refresh/runtime');
declare module 'react-refresh/runtime' {
  export function injectIntoGlobalHook(page: typeof globalThis): void;
}
