import type { Product } from '@actual/contracts';
import { isKiosk, kioskHref } from '@actual/contracts/facts/catalog/kiosk-address';
import { useLocation, useNavigate, usePendingLocation, useQuery, useShell, useZipcode } from '@actual/shell-contract';
import { formatDate, formatPesos, OptionGroup, Swatches } from '@actual/ui';
import { variantsQuery } from '../product-queries';

type Variant = Product['variants'][number];

/** One variant per value of `key`; one that can be bought goes before one that cannot. */
const firstOf = <K extends keyof Variant>(variants: Variant[], key: K) => {
  const byValue = new Map<Variant[K], Variant>();
  for (const one of variants) {
    const known = byValue.get(one[key]);
    if (!known || (known.Available === 0 && one.Available > 0)) byValue.set(one[key], one);
  }
  return [...byValue.values()];
};
const short = (day: string): string => formatDate(day).replace(/\/\d{4}$/, '');
/** A variant's price and day, as far as they are known. */
const sizeText = ({ Available, DiscountPrice }: Variant, day: string | null | undefined) =>
  Available > 0
    ? [formatPesos(DiscountPrice), day ? `antes del ${short(day)}` : ''].filter(Boolean).join(', ')
    : 'Agotado';

/** The effect of choosing a color; none for the chosen one, because the page shows it. */
function colorText({ Available }: Variant, chosen: boolean, day: string | null | undefined): string | undefined {
  if (chosen) return undefined;
  if (Available === 0) return 'agotado';
  return day ? `antes del ${short(day)}` : undefined;
}

/** Colors and sizes of the product's group: each is a link to its own address, except those sold out. */
export function Variants({ product }: { product: Product }) {
  const { api } = useShell();
  const zipcode = useZipcode();
  const navigate = useNavigate();
  const kiosk = isKiosk(useLocation());
  // the wanted one looks chosen while its page is on the way
  const wanted = usePendingLocation()?.pathname;
  const go = (url: string) => navigate(kiosk ? kioskHref(url) : url, { preventScrollReset: true });
  const { data: group } = useQuery({
    ...variantsQuery(api, product.id, zipcode.value?.id ?? ''),
    enabled: zipcode.value !== null && product.variants.length > 1,
  });
  const dayOf = (variant: Variant) => group?.find(({ id }) => id === variant.id)?.deliveryDate;
  const current = product.variants.find((variant) => variant.id === product.id);
  if (!current || product.variants.length < 2) return null;
  const sameSize = product.variants.filter((variant) => variant.size === current.size);
  const colors = firstOf(sameSize, 'U_COLOR').filter((variant) => variant.colorCode);
  const sizes = firstOf(
    product.variants.filter((variant) => variant.U_COLOR === current.U_COLOR || !sameSize.includes(variant)),
    'size',
  ).filter((variant) => variant.size);
  const chosenOf = (some: Variant[]) => some.find(({ url }) => url === wanted)?.url ?? current.url;
  const place = (variant: Variant, mine: boolean) => {
    const value = mine ? current.url : variant.url;
    const canBeChosen = mine || variant.Available > 0;
    return { value, href: canBeChosen ? value : undefined, disabled: !canBeChosen };
  };
  return (
    <>
      {sizes.length > 1 ? (
        <OptionGroup
          legend="Tamaño"
          name="size"
          value={chosenOf(sizes)}
          onChange={go}
          options={sizes.map((variant) => ({
            ...place(variant, variant.size === current.size),
            title: variant.size ?? '',
            text: sizeText(variant, dayOf(variant)),
          }))}
        />
      ) : null}
      {colors.length > 1 ? (
        <Swatches
          legend="Color"
          name="color"
          size="l"
          value={chosenOf(colors)}
          onChange={go}
          note={current.DetailedColor ?? current.U_COLOR ?? ''}
          options={colors.map((variant) => ({
            ...place(variant, variant.U_COLOR === current.U_COLOR),
            label: variant.U_COLOR ?? variant.DetailedColor ?? variant.Name,
            text: colorText(variant, variant.U_COLOR === current.U_COLOR, dayOf(variant)),
            color: variant.colorCode ?? undefined,
          }))}
        />
      ) : null}
    </>
  );
}
