import { type FormPost, useFormAnswer } from '@actual/shell-contract';
import { LinkButton, Panel } from '@actual/ui';
import { FormPage } from '../forms/FormPage';
import { answerForm } from '../forms/form-rules';
import { sentByPersonOf } from '../message/use-sent-by-person';
import { RestockForm } from '../restock/RestockForm';
import { restockRules } from '../restock/restock-rules';

/** Handles the form of a product that was sent without script. */
export const post: FormPost = ({ shell, fields }) =>
  answerForm(restockRules, fields, ({ product, email }) =>
    shell.api('POST /restock/{id}', {
      params: { id: product },
      body: { email: email.trim(), ...sentByPersonOf(fields) },
    }),
  );

/** `/avisame`: the result of the posted form. A visitor who opens the address directly has chosen no product yet. */
export const Component = () => {
  const product = useFormAnswer(restockRules.name)?.values.product;
  return (
    <FormPage narrow title="Avísame cuando haya" lead="Te escribimos cuando haya piezas de lo que estaba agotado.">
      {product ? (
        <Panel>
          <RestockForm products={[{ id: product, label: '' }]} />
        </Panel>
      ) : (
        <LinkButton href="/">Elige el mueble en su página</LinkButton>
      )}
    </FormPage>
  );
};
