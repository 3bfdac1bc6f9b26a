import { purchaseSteps } from '@actual/contracts/facts/payment/purchase-steps';
import { tabTitle } from '@actual/contracts/facts/text/tab-title';
import { useBrand, useCartWord, useLoaderData } from '@actual/shell-contract';
import { Steps, TwoColumns } from '@actual/ui';
import { Intro, Page } from '../forms/FormPage';
import type { RegisterData } from './loader';
import { PurchaseSummary } from './PurchaseSummary';
import { RegisterChoices } from './RegisterChoices';
import { StandaloneRegister } from './StandaloneRegister';

export { post } from './post';

/** `/register`: one form on its own, three choices on the way to pay. */
export const Component = () => {
  const { quotationId } = useLoaderData<RegisterData>();
  const { name } = useBrand();
  const title = quotationId ? 'Tus datos' : 'Crear cuenta';
  return (
    <Page>
      <title>{tabTitle(title, name)}</title>
      <meta name="robots" content="noindex" />
      {quotationId ? <Checkout quotationId={quotationId} /> : <Standalone />}
    </Page>
  );
};

const Checkout = ({ quotationId }: { quotationId: string }) => {
  const { structure } = useBrand();
  const cart = useCartWord();
  return (
    <>
      <Steps current={1} steps={purchaseSteps(structure.cartWord, 1, quotationId)} />
      <Intro title="¿Cómo quieres seguir?" lead={`Tu ${cart} se queda como está en los tres casos.`} />
      <TwoColumns aside={<PurchaseSummary quotationId={quotationId} />}>
        <RegisterChoices key={quotationId} quotationId={quotationId} />
      </TwoColumns>
    </>
  );
};

const Standalone = () => (
  <>
    <Intro title="Crea tu cuenta" lead="Un minuto ahora, y la próxima compra es más corta." />
    <StandaloneRegister />
  </>
);
