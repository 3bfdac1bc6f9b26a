declare module 'subset-font' {
  export interface Options {
    targetFormat: 'sfnt' | 'woff' | 'woff2';
    variationAxes?: Record<string, number | { min?: number; max?: number; default?: number }>;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}

declare module 'proper-lockfile' {
  interface Options {
    lockfilePath: string;
    stale: number;
    retries: { retries: number; factor: number; minTimeout: number; maxTimeout: number };
  }
  export function lock(file: string, options: Options): Promise<() => Promise<void>>;
}

declare module 'spdx-expression-parse' {
  type Expression = { license: string; plus?: true; exception?: string } | Conjunction;
  interface Conjunction {
    conjunction: 'and' | 'or';
    left: Expression;
    right: Expression;
  }
  export default function parse(expression: string): Expression;
}
