import { useBrand, useLoaderData } from '@actual/shell-contract';
import { Container, PageTitle, Steps, TwoColumns } from '@actual/ui';
import { styled } from 'styled-components';
import type { RegisterData } from './loader';
import { PurchaseSummary } from './PurchaseSummary';
import { RegisterChoices } from './RegisterChoices';
import { StandaloneRegister } from './StandaloneRegister';

const Page = styled(Container)`
  padding-block: 24px var(--gap-section);
`;

/** `/register`: one form on its own, three choices on the way to pay. */
export const Component = () => {
  const { quotationId } = useLoaderData<RegisterData>();
  const { name } = useBrand();
  const title = quotationId ? 'Tus datos' : 'Crear cuenta';
  return (
    <Page>
      <title>{`${title} | ${name}`}</title>
      <meta name="robots" content="noindex" />
      {quotationId ? <Checkout quotationId={quotationId} /> : <Standalone />}
    </Page>
  );
};

const Checkout = ({ quotationId }: { quotationId: string }) => {
  const { structure } = useBrand();
  const cart = structure.cartWord;
  return (
    <>
      <Steps
        current={1}
        steps={[
          { label: cart.charAt(0).toUpperCase() + cart.slice(1), href: `/quotations/edit/${quotationId}` },
          { label: 'Tus datos' },
          { label: 'Pago' },
          { label: 'Listo' },
        ]}
      />
      <PageTitle text={`Tu ${cart} se queda como está en los tres casos.`}>¿Cómo quieres seguir?</PageTitle>
      <TwoColumns aside={<PurchaseSummary quotationId={quotationId} />}>
        <RegisterChoices key={quotationId} quotationId={quotationId} />
      </TwoColumns>
    </>
  );
};

const Standalone = () => (
  <>
    <PageTitle text="Un minuto ahora, y la próxima compra es más corta.">Crea tu cuenta</PageTitle>
    <StandaloneRegister />
  </>
);
