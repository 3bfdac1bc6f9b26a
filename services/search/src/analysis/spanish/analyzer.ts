import type { Analyzer, Quantities } from '../analyzer';
import { synonymTable } from '../synonyms';
import { phonetic } from './phonetic';
import { singular, stem } from './stem';

const stopWords: ReadonlySet<string> = new Set(
  'a al con de del e el en la las lo los o para por que se su sus u un una unas unos y'.split(' '),
);

const quantities: Quantities = {
  numbers: new Map([
    ['un', '1'],
    ['una', '1'],
    ['dos', '2'],
    ['tres', '3'],
    ['cuatro', '4'],
    ['cinco', '5'],
    ['seis', '6'],
    ['siete', '7'],
    ['ocho', '8'],
    ['nueve', '9'],
    ['diez', '10'],
    ['doce', '12'],
  ]),
  countedNouns: new Map([
    ...['plaza', 'persona', 'lugar', 'puesto', 'asiento', 'comensal'].map((noun) => [noun, 'lugar'] as const),
    ...['cajon', 'gaveta'].map((noun) => [noun, 'cajon'] as const),
    ...['nivel', 'repisa', 'entrepano'].map((noun) => [noun, 'nivel'] as const),
    ...['puerta', 'pieza', 'luz'].map((noun) => [noun, noun] as const),
  ]),
  centimeters: new Set(['cm', 'cms', 'centimetros']),
};

/** Spanish as it is spoken in Mexico, with a merchant's synonyms; for their form see `synonymTable`. */
export const spanishAnalyzer = (synonyms: readonly string[]): Analyzer => ({
  stopWords,
  stem,
  singular,
  phonetic,
  quantities,
  synonyms: synonymTable(synonyms, { stem, stopWords }),
  headFirst: true,
});
