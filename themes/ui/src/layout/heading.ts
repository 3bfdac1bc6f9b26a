import { createContext } from 'react';

/** Level of the names of products: h2 under a page's title, h3 under the title of a section. */
export const CardHeading = createContext<'h2' | 'h3'>('h2');
