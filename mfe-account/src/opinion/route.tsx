import { type FormPost, useLoaderData } from '@actual/shell-contract';
import { Alert, LinkButton, Panel, Stack, Text, Thumb } from '@actual/ui';
import { styled } from 'styled-components';
import { FormPage } from '../forms/FormPage';
import { answerForm } from '../forms/form-rules';
import { type Closed, pieceIn, type ReviewPageData } from './loader';
import { Received, ReviewForm } from './ReviewForm';
import { reviewRules } from './review-rules';

/** The same form without script, which takes no pictures along. */
export const post: FormPost = ({ shell, url, fields }) => {
  const { id, key } = pieceIn(url);
  return answerForm(reviewRules, fields, ({ rating, title, text }) =>
    shell.api('POST /reviews/piece/{id}', { params: { id }, body: { key, rating: Number(rating), title, text } }),
  );
};

const Piece = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
`;

const words: Readonly<Record<Closed, string>> = {
  expired: 'Este enlace ya venció. Si tienes cuenta, puedes escribir tu opinión desde «Mis compras».',
  'not-delivered': 'Tu pedido todavía no llega. Podrás opinar al día siguiente de tu entrega.',
  'not-bought': 'De este pedido no se puede opinar, porque la compra no quedó en firme.',
  unknown: 'Este enlace no lleva a ninguna compra. Entra a tu cuenta y escribe tu opinión desde «Mis compras».',
};

/** `/opinion`: a buyer's review of a delivered piece. */
export const Component = () => {
  const { piece, key, closed } = useLoaderData<ReviewPageData>();
  return (
    <FormPage
      narrow
      title="Escribe tu opinión"
      lead="Bien o mal, cuéntanos qué te parece. Le sirve a quien todavía no se decide."
    >
      <Panel>
        {piece ? (
          <Stack gap={5}>
            <Piece>
              <Thumb stem={piece.picture} alt="" size={72} />
              <div>
                <Text as="h2" step="h4">
                  {piece.name}
                </Text>
                {piece.finish ? <Text tone="text2">{piece.finish}</Text> : null}
              </div>
            </Piece>
            {piece.state === null ? <ReviewForm piece={piece} linkKey={key} /> : <Received piece={piece} />}
          </Stack>
        ) : (
          <Stack gap={4}>
            <Alert tone="warning">{words[closed ?? 'unknown']}</Alert>
            <div>
              <LinkButton href="/user/purchases">Ir a mis compras</LinkButton>
            </div>
          </Stack>
        )}
      </Panel>
    </FormPage>
  );
};
