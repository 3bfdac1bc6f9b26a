import { cellText } from './cell-text';

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(1)',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(1)',
  '﹦1+1',
  '﹢1',
  '﹣1',
  '﹫SUM(1)',
  '−1',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  ' =1+1',
  '\u{a0}=1+1',
  '\u{200b}＝1+1',
  '\u{feff}=1+1',
  '\u{202a}@x',
  "|cmd '/c calc'!A0",
])('writes %j as text, which a spreadsheet would run as a formula', (text) => {
  expect(cellText(text)).toBe(`'${text}`);
});

test.each(['', 'Sofá', 'a=b', '100', '$1', '(55) 1234', ' Mesa', "O'Higgins", '¿=?'])('leaves %j as it is', (text) => {
  expect(cellText(text)).toBe(text);
});
