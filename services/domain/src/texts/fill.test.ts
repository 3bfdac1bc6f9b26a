import { fill, fillHtml } from './fill';

const facts = { marca: 'Actual <Home>', telefono: '998 010 2030' };

test('the facts of the brand stand in the text, safe inside HTML', () => {
  expect(fill('Garantía de {{marca}}', facts)).toBe('Garantía de Actual <Home>');
  expect(fillHtml('<p>{{ marca }}: {{telefono}}</p>', facts, undefined)).toBe(
    '<p>Actual &lt;Home&gt;: 998 010 2030</p>',
  );
});

test('a link to a page that does not exist yet stays as text', () => {
  const html = '<p><a href="/facturacion">Pide tu factura</a> o <a href="/formas-de-pago">paga</a></p>';
  expect(fillHtml(html, facts, [])).toBe('<p>Pide tu factura o <a href="/formas-de-pago">paga</a></p>');
  expect(fillHtml(html, facts, ['/facturacion'])).toBe(html);
});
