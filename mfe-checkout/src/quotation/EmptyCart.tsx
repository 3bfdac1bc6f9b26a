import { isKiosk } from '@actual/contracts/facts/catalog/kiosk-address';
import { useBrand, useCartWord, useLocation } from '@actual/shell-contract';
import { Breadcrumbs, Container, EmptyState, LinkButton } from '@actual/ui';
import { PageHead } from '../shared/PageHead';
import { KioskCart } from './kiosk/KioskCart';

/** Nothing is in it yet: the brand's own picture and words, and the way to the furniture. */
export function EmptyCart({ text = '' }: { text?: string }) {
  const { voice } = useBrand();
  return (
    <EmptyState
      illustration="emptyCart"
      title={voice.emptyCartTitle}
      text={`${text}${voice.emptyCartText}`}
      action={<LinkButton href="/">{voice.emptyCartButton}</LinkButton>}
    />
  );
}

/** `/quotations/edit`: the cart of somebody who has none. */
export function EmptyCartPage() {
  const { structure } = useBrand();
  const cart = useCartWord();
  const page = (
    <Container>
      <PageHead title={`Tu ${cart}`} />
      <Breadcrumbs items={[{ label: 'Inicio', href: '/' }, { label: structure.cartWord }]} />
      <EmptyCart />
    </Container>
  );
  return isKiosk(useLocation()) ? <KioskCart>{page}</KioskCart> : page;
}
