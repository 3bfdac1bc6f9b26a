import { termOf } from './search';

test.each([
  ['+52 1 998 214 5567', { kind: 'words', text: '9982145567' }],
  ['52-998-214-5567', { kind: 'words', text: '9982145567' }],
  ['(998) 214‑5567', { kind: 'words', text: '9982145567' }],
  ['998 214', { kind: 'folio', digits: '998214' }],
  ['998 214 55', { kind: 'folio or telephone', digits: '99821455' }],
  ['c100001', { kind: 'card code', code: 'C100001' }],
  [' Ana Tun ', { kind: 'words', text: 'Ana Tun' }],
])('what is typed into the desk’s search is read as it is written: %s', (typed, term) =>
  expect(termOf(typed)).toEqual(term),
);
