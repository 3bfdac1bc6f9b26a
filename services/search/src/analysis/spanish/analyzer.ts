import type { Analyzer, Quantities } from '../analyzer';
import { synonymTable } from '../synonyms';
import { lengthUnits } from './lengths';
import { phonetic } from './phonetic';
import { singular, stem } from './stem';
import { things } from './things';

const stopWords: ReadonlySet<string> = new Set(
  'a al con de del e el en la las lo los no o para por que se su sus u un una unas unos y'.split(' '),
);

/** Said around the thing: words of wishing, and words for a set, which a sala is by itself. */
const fillers: ReadonlySet<string> = new Set(
  `algo alguna alguno algun algunos algunas cosa cosas busco buscando quiero quisiera necesito comprar venta venden tienen
  hay mi mis mas muy que sea tipo estilo color tono forma medida medidas tamano ideal como precio precios pa bonito bonita
  bonitos bonitas buen buena bueno calidad mueble muebles juego juegos set sets conjunto kit combo completo completa
  completas completos chico chica chicos chicas chiquito chiquita chiquitos chiquitas pequeno pequena pequenos pequenas
  angosto angosta compacto compacta grande grandes nuevo nueva espacio espacios`.split(/\s+/),
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
    ...['plaza', 'persona', 'lugar', 'puesto', 'asiento', 'comensal', 'silla'].map((noun) => [noun, 'lugar'] as const),
    ...['cajon', 'gaveta'].map((noun) => [noun, 'cajon'] as const),
    ...['nivel', 'repisa', 'entrepano'].map((noun) => [noun, 'nivel'] as const),
    ...['luz', 'foco'].map((noun) => [noun, 'luz'] as const),
    ...['puerta', 'pieza', 'pulgada', 'ano', 'mes'].map((noun) => [noun, noun] as const),
  ]),
  lengths: lengthUnits,
  inches: 'pulgada',
  people: 'lugar',
  screens: new Set(['tv', 'tele', 'television', 'televisor', 'pantalla'].map(stem)),
};

/** `camita` is a cama, `banquito` a banco, `silloncito` a sillón. */
function undiminished(word: string): string[] {
  const root = /^(.{2,}?)(?:c?it[oa])s?$/.exec(word)?.[1];
  if (root === undefined) return [];
  const whole = root.replace(/qu$/, 'c').replace(/gu$/, 'g');
  const end = /as?$/.test(word) ? 'a' : 'o';
  return [`${whole}${end}`, whole, `${whole}e`, `${whole}${end === 'a' ? 'o' : 'a'}`];
}

/** Spanish as it is spoken in Mexico, with a merchant's synonyms; for their form see `synonymTable`. */
export const spanishAnalyzer = (synonyms: readonly string[]): Analyzer => ({
  stopWords,
  fillers,
  things: new Set(things.map(stem)),
  negations: new Set(['sin']),
  stem,
  singular,
  undiminished,
  phonetic,
  quantities,
  synonyms: synonymTable(synonyms, { stem, stopWords }),
  headFirst: true,
});
