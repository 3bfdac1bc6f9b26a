import { readFile } from 'node:fs/promises';

/** The family of icons as one file, which pages draw from by `<use href="…#name">`: their scripts carry no drawings. */
export async function iconSheet() {
  const drawings = JSON.parse(await readFile(new URL('./icons.json', import.meta.url), 'utf8'));
  const paths = Object.entries(drawings).map(([name, d]) => `<path id="${name}" d="${d}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg">${paths.join('')}</svg>\n`;
}
