import { steady } from '../ids';

/** The best sellers, first the best: the rows of the home pages. The pieces of the banners are not among them. */
const BEST_SELLERS: readonly string[] = [
  'cama-ajedrez',
  'buro-fresno-natural',
  'closet-domino',
  'comoda-encino-natural',
  'cama-forja',
  'buro-nido',
  'sofa-condesa-azul',
  'sillon-sol-mostaza',
  'sofa-narvarte-beige',
  'butaca-polanco-mostaza',
  'sala-roma-gris',
  'sofa-tulum-lino',
  'butaca-dalia-arena',
  'sillon-montejo-musgo',
  'sofa-cama-abasolo-gris',
  'sala-merida-beige',
  'sillon-lona-camel',
  'mesa-comedor-valle',
  'mesa-comedor-aliso',
  'mesa-baja-kioto-nogal',
  'mesa-comedor-acero',
  'mesa-bistro-redonda-terracota',
  'mesa-alta-cantina',
  'litera-marea-azul',
  'cama-lavanda-lavanda',
  'cama-capitan',
  'cama-alta-escalera',
  'silla-oceano-menta',
  'banquito-bloque-rosa',
];
/** Pieces that any other product sells at most. */
const ordinary = 400;

/** Pieces sold of a product: steady, so that two fillings of the demo store have the same order. */
export function salesOf(stem: string, itemCode: string, isPromoted: boolean): number {
  const rank = BEST_SELLERS.indexOf(stem);
  if (rank >= 0) return ordinary + BEST_SELLERS.length - rank;
  return steady(`sales:${itemCode}`, 380) + (isPromoted ? 20 : 0);
}
