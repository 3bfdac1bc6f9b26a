import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoProducts } from '../testing/demo-products';
import { listed, offlineCatalog } from '../testing/offline-search';

/** The measured questions with one category as the whole answer; `npm run bench -- --relevance` judges all of them. */
const questions = readFileSync(join(__dirname, '../../../bench/src/relevance/questions.tsv'), 'utf8')
  .split('\n')
  .map((line) => line.split('\t'))
  .filter(([, expected = '']) => /^[a-z-]+$/.test(expected));

test('nearly every first answer to a question is of the right category', async () => {
  const products = demoProducts();
  const catalog = await offlineCatalog(products);
  const wrong = questions.filter(([query = '', expected = '']) => {
    const [first] = listed(catalog, query).positions;
    const handles = first === undefined ? [] : (products[first]?.categories ?? []).map(({ handle }) => handle);
    return !handles.includes(expected);
  });
  expect(questions.length).toBeGreaterThan(70);
  // a cuna de Moisés is a plant, and a column may be a lamp
  expect(wrong.map(([query]) => query)).toEqual(['moisés', 'lámpara col']);
});
