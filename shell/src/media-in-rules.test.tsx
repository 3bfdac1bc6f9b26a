/** @jest-environment node */
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createGlobalStyle, ServerStyleSheet, StyleSheetManager, styled } from 'styled-components';
import { mediaInRules } from './media-in-rules';

/** The rules of what is rendered, class names as `.a`. */
function stylesOf(element: ReactNode): string[] {
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(<StyleSheetManager stylisPlugins={[mediaInRules]}>{element}</StyleSheetManager>));
  const [, css = ''] = /<style[^>]*>(.*)<\/style>/s.exec(sheet.getStyleTags()) ?? [];
  sheet.seal();
  return css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\.[a-zA-Z]+(?=[{:, >])/g, '.a')
    .replace(/data-styled.*/s, '')
    .split('\n')
    .filter(Boolean);
}

describe('the styles of a component', () => {
  it('hold their conditions, in the order written', () => {
    const Box = styled.div`
      color: red;
      @media (min-width: 9px) {
        color: blue;
        &:hover > b {
          color: pink;
        }
      }
      top: 0;
    `;
    expect(stylesOf(<Box />)).toEqual([
      '.a{color:red;top:0;}',
      '.a{@media (min-width: 9px){color:blue;}}',
      '.a:hover>b{@media (min-width: 9px){color:pink;}}',
    ]);
  });

  it('keep a condition of a pseudo-element around its rule, for browsers that know it only there', () => {
    const Box = styled.div`
      @media print {
        &::before {
          color: red;
        }
      }
    `;
    expect(stylesOf(<Box />)).toEqual(['@media print{.a::before{color:red;}}']);
  });

  it('keep what is no rule, and conditions inside others, as they are', () => {
    const Sheet = createGlobalStyle`
      @media print { @page { margin: 1cm; } }
      @supports (color: red) { @media print { b { color: red; } } }
    `;
    expect(stylesOf(<Sheet />)).toEqual([
      '@media print{@page{margin:1cm;}}',
      '@supports (color: red){@media print{b{color:red;}}}',
    ]);
  });
});
