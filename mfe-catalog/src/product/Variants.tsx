import type { Product } from '@actual/contracts';
import { useNavigate } from '@actual/shell-contract';
import { formatPesos, OptionGroup, Swatches } from '@actual/ui';

type Variant = Product['variants'][number];

const firstOf = <K extends keyof Variant>(variants: Variant[], key: K) => [
  ...new Map(variants.map((one) => [one[key], one])).values(),
];

/** Colours and sizes of the product's group; each has its own address, price, stock and date. */
export function Variants({ product }: { product: Product }) {
  const navigate = useNavigate();
  const go = (url: string) => navigate(url, { preventScrollReset: true });
  const current = product.variants.find((variant) => variant.id === product.id);
  if (!current || product.variants.length < 2) return null;
  const sameSize = product.variants.filter((variant) => variant.size === current.size);
  const colours = firstOf(sameSize, 'U_COLOR').filter((variant) => variant.colorCode);
  const sizes = firstOf(
    product.variants.filter((variant) => variant.U_COLOR === current.U_COLOR || !sameSize.includes(variant)),
    'size',
  ).filter((variant) => variant.size);
  return (
    <>
      {colours.length > 1 ? (
        <Swatches
          legend="Color"
          name="color"
          size="l"
          value={current.url}
          onChange={go}
          options={colours.map((variant) => ({
            value: variant.U_COLOR === current.U_COLOR ? current.url : variant.url,
            label: variant.DetailedColor ?? variant.U_COLOR ?? variant.Name,
            colour: variant.colorCode ?? undefined,
          }))}
        />
      ) : null}
      {sizes.length > 1 ? (
        <OptionGroup
          legend="Tamaño"
          name="size"
          value={current.url}
          onChange={go}
          options={sizes.map((variant) => ({
            value: variant.size === current.size ? current.url : variant.url,
            title: variant.size ?? '',
            text: formatPesos(variant.DiscountPrice),
          }))}
        />
      ) : null}
    </>
  );
}
