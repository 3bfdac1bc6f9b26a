/** JSON as the text of a script element: `<` would end it. */
export const jsonLdText = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** BreadcrumbList of the page's trail; the last step has no address. */
export const breadcrumbList = (origin: string, trail: { label: string; href?: string }[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ label, href }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: label,
    ...(href ? { item: origin + href } : {}),
  })),
});
