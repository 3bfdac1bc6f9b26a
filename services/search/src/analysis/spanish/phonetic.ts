/** How a word sounds in Mexican Spanish: `siya`, `livrero` and `asafran` are heard as silla, librero and azafrán. */
export const phonetic = (word: string): string =>
  word
    .replace(/ll/g, 'y')
    .replace(/qu(?=[ei])/g, 'k')
    .replace(/c(?=[ei])|z/g, 's')
    .replace(/c(?!h)/g, 'k')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/v/g, 'b')
    .replace(/(?<!c)h/g, '')
    .replace(/(.)\1+/g, '$1');
