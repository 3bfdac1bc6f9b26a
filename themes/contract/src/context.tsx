import { type AnchorHTMLAttributes, type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { Brand } from './brand';

export interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  children?: ReactNode;
}
type AnchorComponent = ComponentType<AnchorProps>;

const BrandContext = createContext<Brand | null>(null);
const AnchorContext = createContext<AnchorComponent | null>(null);

export interface BrandProviderProps {
  brand: Brand;
  /** the router's own link, so that components move between pages without a reload; plain <a> when absent */
  link?: AnchorComponent;
  children: ReactNode;
}

/** Gives every component below the brand's structure, words and drawings. */
export const BrandProvider = ({ brand, link, children }: BrandProviderProps) => (
  <BrandContext value={brand}>
    <AnchorContext value={link ?? null}>{children}</AnchorContext>
  </BrandContext>
);

/** The brand of this page. Throws outside BrandProvider: a page without a brand is a programming error. */
export const useBrand = (): Brand => {
  const brand = useContext(BrandContext);
  if (!brand) throw new Error('useBrand needs a <BrandProvider> above it');
  return brand;
};

/** The brand's word for its cart inside a sentence: «tu carrito», «tu cotización». */
export const useCartWord = (): string => useBrand().structure.cartWord.toLowerCase();

/** A link that goes through the router where there is one; outside addresses stay plain. */
export const Anchor = ({ href, ...rest }: AnchorProps) => {
  const Link = useContext(AnchorContext);
  const inside = /^(\/(?!\/)|\?)/.test(href) && !rest.download && rest.target !== '_blank';
  return Link && inside ? <Link href={href} {...rest} /> : <a href={href} {...rest} />;
};
