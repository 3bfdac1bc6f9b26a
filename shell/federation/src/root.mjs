import { fileURLToPath } from 'node:url';

/** Root of the workspace; apart from the build, so that releasing loads no bundler. */
export const root = fileURLToPath(new URL('../../../', import.meta.url));
