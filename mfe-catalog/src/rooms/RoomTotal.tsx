import { extraCostText } from '@actual/contracts/facts/delivery/shipping-cost';
import { formatZip } from '@actual/contracts/facts/text/written';
import { Slot, useBrand, useZipcode } from '@actual/shell-contract';
import { type } from '@actual/themes-contract';
import { Button, DeliveryLine, formatDate, Price, pieces as piecesWord, Skeleton } from '@actual/ui';
import styled from 'styled-components';
import { type PlacedPiece, sumOf } from './room-sum';

const Panel = styled.section`
  display: grid;
  gap: 14px;
  padding: var(--pad-panel);
  background: var(--c-surface);
  border: var(--panel-border);
  border-radius: var(--radius-panel);
  h2 { ${type('h3')} }
`;
const Quiet = styled.p`
  ${type('small')}
  color: var(--c-text-2);
`;
/** Without script there is nothing to press: each piece has its own page, whose form works. */
const Scripted = styled.div`
  @media (scripting: none) { display: none; }
`;

/** The words of the total. */
interface TotalWords {
  readonly title: string;
  /** The words for the whole that pieces are left out of: «de la imagen». */
  readonly from: string;
  /** The object in the button's words. */
  readonly what: string;
}
const roomWords: TotalWords = { title: 'Tu estancia', from: 'de la imagen', what: 'la estancia' };

interface RoomTotalProps {
  pieces: readonly PlacedPiece[];
  words?: TotalWords;
}

/**
 * The total of the chosen pieces, the day when all of them are there, and the button that adds them to the quotation.
 */
export function RoomTotal({ pieces, words = roomWords }: RoomTotalProps) {
  const zipcode = useZipcode();
  const { voice } = useBrand();
  const sum = sumOf(pieces);
  const chosen = pieces.flatMap(({ piece, choice, isIn }) =>
    isIn && choice ? [{ choice, quantity: piece.quantity }] : [],
  );
  const left = pieces.length - chosen.length;
  const discount = sum.before > sum.total ? Math.round((1 - sum.total / sum.before) * 100) : 0;
  const reason = chosen.length === 0 ? 'Elige al menos una pieza' : undefined;
  return (
    <Panel aria-labelledby="estancia-total">
      <h2 id="estancia-total">{words.title}</h2>
      <div aria-live="polite">
        <Quiet>{`${piecesWord(sum.count)}${left > 0 ? `, sin ${left} ${words.from}` : ''}`}</Quiet>
        <Price
          size="l"
          price={sum.total}
          before={discount > 0 ? sum.before : undefined}
          discount={discount}
          months={sum.months}
        />
      </div>
      {zipcode.value && sum.day ? (
        <>
          <DeliveryLine text={`Todo llega antes del ${formatDate(sum.day)}`} tone="delivery" />
          <Quiet>{`Con entrega en ${formatZip(zipcode.value.cp)}. Lo que esté listo antes puede llegar antes.`}</Quiet>
          {zipcode.value.extraCost ? <Quiet>{extraCostText}</Quiet> : null}
        </>
      ) : null}
      {zipcode.value ? null : (
        <Scripted>
          <Button variant="link" onClick={() => zipcode.ask()}>
            Ver qué día llega todo
          </Button>
        </Scripted>
      )}
      <Scripted>
        <Slot
          name="checkout/add-room"
          items={chosen.map(({ choice, quantity }) => ({
            productId: choice.id,
            itemCode: choice.ItemCode,
            name: choice.Name,
            price: choice.DiscountPrice,
            quantity,
          }))}
          what={words.what}
          disabledReason={reason}
          fallback={<Skeleton $height="var(--button-height-large)" />}
        />
      </Scripted>
      <noscript>
        <Quiet>{`Abre cada pieza para elegirla: «${voice.addToCart}» está en su página.`}</Quiet>
      </noscript>
    </Panel>
  );
}
