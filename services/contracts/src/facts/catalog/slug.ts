/** A name as the part of an address: letters, digits and dashes only; «Sofá Bruma» becomes `sofa-bruma`. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
