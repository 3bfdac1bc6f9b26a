import { useShell } from '@actual/shell-contract';
import file from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import { preload } from 'react-dom';

/** A path on both sides: in the browser webpack knows the file by its whole address. */
const address = typeof window === 'undefined' ? file : new URL(file, location.href).pathname;

/** The widths and heights by which Arial stands for Inter, as Next.js computes them for its `next/font`. */
const faces = `
  @font-face {
    font-family: 'Inter Staff';
    font-weight: 100 900;
    font-display: swap;
    src: url('${address}') format('woff2');
  }
  @font-face {
    font-family: 'Inter Staff Fallback';
    src: local('Arial'), local('ArialMT'), local('Liberation Sans');
    size-adjust: 107.12%;
    ascent-override: 90.44%;
    descent-override: 22.52%;
    line-gap-override: 0%;
  }
`;

/**
 * The desk's letters, asked for by the page itself, so that the first thing that is painted has them. They have a style
 * element of their own: a browser lays the whole page out again whenever another rule joins theirs.
 */
export const DeskFace = () => {
  const { nonce } = useShell();
  preload(address, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <style href="desk-face" precedence="low" nonce={nonce}>
      {faces}
    </style>
  );
};
