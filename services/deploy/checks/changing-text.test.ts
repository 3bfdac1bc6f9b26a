import { join } from 'node:path';
import { sharedTexts, sharedTextsOf } from './changing-text';

test.each([
  ['a number beside words', '<p>{count} piezas</p>', true],
  ['two texts', '<p>{a.name}{b.name}</p>', true],
  ['an element that comes and goes beside words', '<p>Total {old ? <s>{old}</s> : null}</p>', true],
  ['a text that changes beside an element', '<p><b>Total</b>{sum}</p>', true],
  ['one text', '<p>{wordsOf(count)}</p>', false],
  ['words, and a number in an element of its own', '<p>Total <b>{sum}</b></p>', false],
  ['elements alone', '<p>{old ? <s>{old}</s> : null}<b>{sum}</b></p>', false],
  ['a space between', "<p><span>{name}</span>{' '}<b>{sum}</b></p>", false],
])('reports changing text that shares its element: %s', (_what, element, shared) => {
  expect(sharedTexts(`export const One = () => ${element};`)).toEqual(shared ? [1] : []);
});

test('a text that changes has its element to itself: a translator in the browser replaces texts, and React writes into them', () => {
  const hint = 'one text in a template, or a <span> of its own around it';
  expect({ hint, places: sharedTextsOf(join(__dirname, '..', '..', '..')) }).toEqual({ hint, places: [] });
});
