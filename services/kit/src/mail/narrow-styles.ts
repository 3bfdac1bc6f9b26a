/** Classes of parts that are smaller on a phone; otherwise the inline styles apply. */
export const narrowRoles = { inset: 'n', picture: 'i' } as const;

/** Pixels: on the smallest phones a product's name and its price stand beside its picture. */
export const narrowStyles = [
  '@media (max-width:480px){',
  `.${narrowRoles.inset}{padding-left:18px!important;padding-right:18px!important}`,
  `.${narrowRoles.picture}{width:68px!important}`,
  `.${narrowRoles.picture} img{width:56px!important;height:56px!important}`,
  '}',
].join('');
