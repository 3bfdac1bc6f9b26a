import file from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import { preload } from 'react-dom';
import { createGlobalStyle } from 'styled-components';

/** A path on both sides: in the browser webpack knows the file by its whole address. */
const address = typeof window === 'undefined' ? file : new URL(file, location.href).pathname;

/** The widths and heights by which Arial stands for Inter, as Next.js computes them for its `next/font`. */
const Faces = createGlobalStyle`
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

/** The desk's letters, asked for by the page itself, so that the first thing that is painted has them. */
export const DeskFace = () => {
  preload(address, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return <Faces />;
};
