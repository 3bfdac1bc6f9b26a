import { marked } from './marked';

const shown = (text: string, typed: string) =>
  marked(text, typed)
    .map((piece) => (piece.typed ? `[${piece.text}]` : piece.text))
    .join('');

test.each([
  ['Sofá cama Oasis', 'sofa', '[Sofá] cama Oasis'],
  ['Sofá cama Oasis', 'sofá ca', '[Sofá] [ca]ma Oasis'],
  ['Lámpara de pie', 'LAMP', '[Lámp]ara de pie'],
  ['Mesa de centro', 'esa', 'Mesa de centro'],
  ['Mesa de mesero', 'mes', '[Mes]a de [mes]ero'],
  ['Buró', '', 'Buró'],
  ['Buró', '%(', 'Buró'],
])('of the suggestion %s the typed letters %s are marked', (text, typed, expected) => {
  expect(shown(text, typed)).toBe(expected);
});
