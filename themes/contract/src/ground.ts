import { type } from './css';

/** All animations of the store: one that a component brings later has the whole page styled anew. */
const keyframes = `
  @keyframes waiting { from { opacity: .75; } to { opacity: .45; } }
  @keyframes fade-in { from { opacity: 0; } }
  @keyframes slide-in { from { translate: var(--from); opacity: 0; } }
  @keyframes draw-in { from { clip-path: inset(0 100% 0 0); } }
  @keyframes turn { to { transform: rotate(360deg); } }
  @keyframes travel { from { left: 0; } to { left: calc(100% - 1px); } }
  @keyframes shine { from { background-position: 150% 0; } to { background-position: -50% 0; } }
  @keyframes page-line { from { transform: scaleX(0); } 60% { transform: scaleX(.7); } to { transform: scaleX(.92); } }
  @keyframes drift { to { transform: translateX(12px); } }
  @keyframes swing { 0% { rotate: 8deg; } 40% { rotate: 5deg; } 100% { rotate: 8deg; } }
`;

const rules = `
  *, *::before, *::after { box-sizing: border-box; }
  html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; hyphens: manual; color-scheme: only light; }
  html:has(dialog[open]) { overflow: hidden; }
  @media (min-width: 721px) { html:has(dialog[open]) { scrollbar-gutter: stable; } }
  body { margin: 0; background: var(--c-bg); color: var(--c-text); ${type('body')}
    -webkit-font-smoothing: antialiased; text-rendering: optimizeLegibility; overflow-wrap: break-word; }
  h1, h2, h3, h4, p, figure, ul, ol, dl, dd, fieldset { margin: 0; padding: 0; }
  h1, h2, h3, h4 { font: inherit; text-wrap: balance; }
  h1, h2 { word-spacing: var(--title-word-space); }
  p { text-wrap: pretty; }
  ul, ol { list-style: none; }
  fieldset { border: 0; min-width: 0; }
  legend { padding: 0; }
  img, svg, picture, video { display: block; max-width: 100%; }
  img { height: auto; }
  a { color: inherit; text-decoration: none; }
  button, input, select, textarea { font: inherit; letter-spacing: inherit; color: inherit; }
  button { border: 0; padding: 0; background: none; cursor: pointer; -webkit-tap-highlight-color: transparent; }
  table { border-collapse: collapse; border-spacing: 0; }
  dialog { color: inherit; }
  :focus-visible { outline: var(--focus-width) solid var(--c-focus); outline-offset: var(--focus-offset); }
  [data-inverse] :focus-visible { outline-color: var(--c-focus-on-inverse); }
  ::view-transition { pointer-events: none; }
  ::view-transition-group(root) { animation-duration: 160ms; }
  ::view-transition-group(carried) { animation-duration: 260ms; animation-timing-function: var(--ease); }
  ::view-transition-old(carried), ::view-transition-new(carried) { width: 100%; height: 100%; object-fit: contain; }
  [data-waiting] { opacity: .75; animation: waiting 700ms ease-in-out infinite alternate; cursor: progress; }
  ${keyframes}
  ::selection { background: var(--c-accent-soft); color: var(--c-text); }
  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after { animation-duration: .01ms !important; animation-iteration-count: 1 !important;
      transition: none !important; scroll-behavior: auto !important; }
  }
  @media print {
    html, body { background: #fff; color: #000; }
    [data-noprint], a[href='#contenido'], nav, header form, dialog, [type='radio'],
      button:not(:is(h2, h3, h4, th) *) { display: none !important; }
    header, main, footer { background: none !important; } footer { break-inside: avoid; }
    @page { margin: 14mm; }
  }
`;

/** Reset, page ground, focus ring and print: below everything that components bring. */
export const groundCss = rules.replace(/\s+/g, ' ');
