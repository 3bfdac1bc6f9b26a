import type { ServerStyleSheet } from 'styled-components';
import { DocumentStream } from './document-stream';

/** A sheet that gives each collected rule once. */
function sheetOf(rules: string[]) {
  let waiting = [...rules];
  const sheet = {
    getStyleTags: () => waiting.join(''),
    instance: {
      clearTag: () => {
        waiting = [];
      },
    },
  };
  return { sheet: sheet as unknown as ServerStyleSheet, add: (rule: string) => void waiting.push(rule) };
}

async function complete(chunks: Buffer[], sheet: ServerStyleSheet): Promise<string> {
  const stream = new DocumentStream(sheet, () => '<script>data</script>');
  let html = '';
  stream.on('data', (part: string) => {
    html += part;
  });
  for (const chunk of chunks) stream.write(chunk);
  stream.end();
  await new Promise((resolve) => stream.once('end', resolve));
  return html;
}

const html = '<html><head><title>Recámaras</title></head><body><p>cuna 🐘</p></body></html>';

test('styles go to the end of the head, data to the end of the body', async () => {
  const { sheet } = sheetOf(['<style>a</style>']);
  expect(await complete([Buffer.from(html)], sheet)).toBe(
    '<html><head><title>Recámaras</title><style>a</style></head><body><p>cuna 🐘</p><script>data</script></body></html>',
  );
});

test('it does not matter where the chunks are cut, not even inside a character', async () => {
  const bytes = Buffer.from(html);
  for (const size of [1, 2, 3, 7, 11]) {
    const chunks: Buffer[] = [];
    for (let at = 0; at < bytes.length; at += size) chunks.push(bytes.subarray(at, at + size));
    const { sheet } = sheetOf(['<style>a</style>']);
    const whole = await complete(chunks, sheet);
    expect(whole).toContain('Recámaras</title><style>a</style></head>');
    expect(whole.endsWith('<p>cuna 🐘</p><script>data</script></body></html>')).toBe(true);
  }
});
