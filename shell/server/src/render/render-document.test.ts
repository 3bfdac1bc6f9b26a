import { createElement as h, Suspense, use } from 'react';
import { styled } from 'styled-components';
import { renderDocument } from './render-document';

const Cradle = styled.p`
  color: teal;
`;
const never = new Promise<never>(() => {});
const Late = () => use(never);
const Broken = () => {
  throw new Error('broken');
};
const documentWith = (body: React.ReactNode) =>
  h('html', null, h('head', null, h('title', null, 'Recámaras')), h('body', null, body));
const options = {
  nonce: 'n',
  first: () => '<script>first</script>',
  tail: () => '<script>data</script>',
  onError: () => undefined,
};

test('what keeps early presses comes before what can be pressed; data go to the end of the body', async () => {
  const html = await renderDocument(documentWith(h(Cradle, null, 'cuna 🐘')), options);
  expect(html).toMatch(
    /<title>Recámaras<\/title><style nonce="n"[^>]*>[^<]*color:teal;[^<]*<\/style><script>first<\/script><\/head>/,
  );
  expect(html).toMatch(/cuna 🐘<\/p><script>data<\/script><\/body><\/html>$/);
});

test('a part that is not ready in time is left to the browser, and told', async () => {
  const onError = jest.fn();
  const late = h(Suspense, { fallback: h('i', null, 'skeleton') }, h(Late));
  const html = await renderDocument(documentWith([h('b', { key: 1 }, 'page'), h('div', { key: 2 }, late)]), {
    ...options,
    onError,
    patience: 20,
  });
  expect(html).toContain('<b>page</b>');
  expect(html).toContain('<i>skeleton</i>');
  expect(html).toMatch(/<script>data<\/script><\/body><\/html>$/);
  expect(onError).toHaveBeenCalledTimes(1);
});

test('a frame that breaks makes no document', async () => {
  await expect(renderDocument(documentWith(h(Broken)), options)).rejects.toThrow('broken');
});
