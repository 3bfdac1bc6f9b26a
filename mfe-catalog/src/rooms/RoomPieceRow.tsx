import type { RoomChoice } from '@actual/contracts';
import { Anchor, from, type } from '@actual/themes-contract';
import { CardColors, Checkbox, DeliveryLine, formatPesos, Price, pieces, Thumb } from '@actual/ui';
import styled from 'styled-components';
import { pieceAnchor } from './RoomScene';
import type { PlacedPiece } from './room-sum';

const Row = styled.li`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr);
  gap: 6px 16px;
  padding-block: 18px;
  border-bottom: 1px solid var(--c-line);
  scroll-margin-top: 16px;
  &:target { background: var(--c-selected-bg); box-shadow: 0 0 0 12px var(--c-selected-bg); border-radius: var(--radius-tile-s); }
  > :first-child { grid-row: 1 / span 2; align-self: start; }
  ${from.tablet} { grid-template-columns: 112px minmax(0, 1fr) auto; column-gap: 24px; }
`;
const Words = styled.div`
  display: grid;
  gap: 4px;
  align-content: start;
  min-width: 0;
  h3 { ${type('name')} }
  h3 a { text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 0.22em; text-decoration-color: var(--c-line); }
  h3 a:hover { text-decoration-color: currentColor; }
  p { ${type('small')} color: var(--c-text-2); }
`;
const Side = styled.div`
  grid-column: 2;
  display: grid;
  gap: 2px;
  align-content: start;
  ${from.tablet} { grid-column: 3; justify-items: end; text-align: end; }
  p { ${type('small')} color: var(--c-text-2); }
`;

const whyNot = (choice: RoomChoice | null, quantity: number, hasZip: boolean): string => {
  if (!choice) return 'Agotado por ahora';
  if (hasZip && choice.Available >= quantity) return 'No llega a tu código postal en esta cantidad';
  return choice.Available > 0 ? `Solo quedan ${choice.Available}` : 'Agotado por ahora';
};

interface RoomPieceRowProps {
  at: number;
  placed: PlacedPiece;
  /** A postal code is known. */
  hasZip: boolean;
  onColor: (id: string) => void;
  onTick: (isIn: boolean) => void;
}

/** A piece of the room: whether it is chosen, its color, quantity, price and day. */
export function RoomPieceRow({ at, placed: { piece, choice, isIn }, hasZip, onColor, onTick }: RoomPieceRowProps) {
  const { quantity, choices } = piece;
  const name = choice?.Name ?? piece.name;
  const unit = choice?.DiscountPrice ?? 0;
  return (
    <Row id={pieceAnchor(at)}>
      <Thumb stem={choice?.picture ?? ''} alt="" size={88} faded={!isIn} />
      <Words>
        <h3>
          <span>{`${at + 1}. `}</span>
          {choice ? <Anchor href={choice.url}>{name}</Anchor> : <span>{name}</span>}
        </h3>
        <p>{[pieces(quantity), choice?.facts ?? choice?.finish].filter(Boolean).join(' · ')}</p>
        {choice && choices.length > 1 ? (
          <CardColors
            name={name}
            colors={choices.flatMap(({ id, color, DiscountPrice, enoughStock, url: href }) =>
              color
                ? {
                    id,
                    href,
                    color: color.Code,
                    label: `${color.Name}, ${enoughStock ? formatPesos(DiscountPrice) : 'agotado'}`,
                  }
                : [],
            )}
            chosen={choice.id}
            onChoose={onColor}
          />
        ) : null}
        {choice?.enoughStock ? (
          <DeliveryLine date={choice.deliveryDate} />
        ) : (
          <DeliveryLine text={whyNot(choice, quantity, hasZip)} tone="error" icon="error" />
        )}
      </Words>
      <Side>
        {choice ? (
          <>
            <Price
              price={unit * quantity}
              before={choice.priceBefore ? choice.priceBefore * quantity : undefined}
              discount={choice.priceBefore ? choice.Discount : undefined}
            />
            {quantity > 1 ? <p>{`${formatPesos(unit)} cada una`}</p> : null}
          </>
        ) : null}
        <Checkbox
          label="Incluir"
          aria-label={`Incluir ${name}`}
          checked={isIn}
          disabled={choice?.enoughStock !== true}
          onChange={({ target }) => onTick(target.checked)}
        />
      </Side>
    </Row>
  );
}
