import { useCartWord, useFormAnswer } from '@actual/shell-contract';
import { type } from '@actual/themes-contract';
import { Container, LinkButton, Panel, Stack } from '@actual/ui';
import { styled } from 'styled-components';
import { PageHead } from '../shared/PageHead';
import { AddForm } from './AddForm';
import { addForm } from './add-page';

export { takeProduct as post } from './take-product';

const Page = styled(Container)`
  padding-block: 32px var(--gap-section);
  h1 { ${type('h1')} }
`;

/**
 * `/agregar`: asks for the values that a product's form still lacks. A visitor who opens it directly has no product
 * yet.
 */
export function Component() {
  const word = useCartWord();
  const product = useFormAnswer(addForm)?.values.product;
  const title = `Agregar a tu ${word}`;
  return (
    <Page narrow>
      <PageHead title={title} />
      <Stack gap={6}>
        <h1>{title}</h1>
        {product ? (
          <Panel>
            <AddForm productId={product} />
          </Panel>
        ) : (
          <div>
            <LinkButton href="/">Elige el mueble en su página</LinkButton>
          </div>
        )}
      </Stack>
    </Page>
  );
}
