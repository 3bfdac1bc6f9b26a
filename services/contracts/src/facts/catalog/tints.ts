/** The catalog's names of the brand's four tints, in the brand's order: «sun-1». */
const names = ['sky', 'sun', 'coral', 'leaf'];

/** Which of the brand’s four tints stands behind the product. */
export const tintOf = ({ tint }: { tint: string | null }): 1 | 2 | 3 | 4 =>
  (Math.max(names.indexOf(tint?.split('-')[0] ?? ''), 0) + 1) as 1 | 2 | 3 | 4;
