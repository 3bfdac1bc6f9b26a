import { useBrand, useLoaderData } from '@actual/shell-contract';
import { from, type } from '@actual/themes-contract';
import { Container, Steps, TwoColumns } from '@actual/ui';
import { styled } from 'styled-components';
import type { RegisterData } from './loader';
import { PurchaseSummary } from './PurchaseSummary';
import { RegisterChoices } from './RegisterChoices';
import { StandaloneRegister } from './StandaloneRegister';

const Page = styled(Container)`
  padding-block: 24px var(--gap-section);
`;
const Intro = styled.div`
  display: grid;
  gap: 8px;
  padding-block: 20px 24px;
  ${from.tablet} {
    padding-block: 32px 36px;
  }
  > h1 {
    ${type('h1')}
  }
  > p {
    ${type('lead')}
    color: var(--c-text-2);
  }
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
  const cart = structure.cartWord.toLowerCase();
  return (
    <>
      <Steps
        current={1}
        steps={[
          { label: structure.cartWord, href: `/quotations/edit/${quotationId}` },
          { label: 'Tus datos' },
          { label: 'Pago' },
          { label: 'Listo' },
        ]}
      />
      <Intro>
        <h1>¿Cómo quieres seguir?</h1>
        <p>{`Tu ${cart} se queda como está en los tres casos.`}</p>
      </Intro>
      <TwoColumns aside={<PurchaseSummary quotationId={quotationId} />}>
        <RegisterChoices key={quotationId} quotationId={quotationId} />
      </TwoColumns>
    </>
  );
};

const Standalone = () => (
  <>
    <Intro>
      <h1>Crea tu cuenta</h1>
      <p>Un minuto ahora, y la próxima compra es más corta.</p>
    </Intro>
    <StandaloneRegister />
  </>
);
