import { fileName } from './file-name';

test.each([
  ['IMG_2041.PNG', 'IMG_2041.jpg'],
  ['Pata rota – niño.webp', 'Pata rota niño.jpg'],
  ['../../etc/passwd', 'passwd.jpg'],
  ['C:\\fakepath\\foto.png', 'foto.jpg'],
  ['factura.pdf.exe', 'factura pdf.jpg'],
  ['a"\r\nBcc: x@y.mx\u202Egnp.png', 'a Bcc x y mx gnp.jpg'],
  ['', 'archivo.jpg'],
  ['....', 'archivo.jpg'],
  [`${'larguísimo '.repeat(40)}.png`, `${'larguísimo '.repeat(6).slice(0, 60).trim()}.jpg`],
])('%j is mailed as %s', (typed, mailed) => {
  expect(fileName(typed, 'image/jpeg')).toBe(mailed);
});

test('the ending follows the content', () => {
  expect(fileName('contrato.png', 'application/pdf')).toBe('contrato.pdf');
});
