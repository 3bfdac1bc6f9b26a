import { lastPiecesText, mostLastPieces } from '@actual/contracts/facts/catalog/last-pieces';
import { Anchor, useBrand } from '@actual/themes-contract';
import { type ReactNode, useContext } from 'react';
import { Swatches } from '../../forms/Swatches';
import { CardHeading } from '../../layout/heading';
import { Cota } from '../pictures/Cota';
import { ProductPicture, type Tint } from '../pictures/ProductPicture';
import { DiscountBadge } from '../prices/DiscountBadge';
import type { Months } from '../prices/MonthsLine';
import { Price } from '../prices/Price';
import { DeliveryLine } from './DeliveryLine';
import {
  Action,
  BottomRight,
  Card,
  Facts,
  Foot,
  Measure,
  Media,
  Money,
  Name,
  TopLeft,
  TopRight,
  White,
  Words,
} from './product-card-styles';

export interface ProductCardProps {
  href: string;
  /** picture stem */
  picture: string;
  name: string;
  /** finish, or one line of facts */
  facts?: ReactNode;
  /** pesos */
  price: number;
  before?: number;
  discount?: number;
  months?: Months;
  /** promised day, 'YYYY-MM-DD'; null where the postal code is unknown */
  delivery?: string | null;
  /** whether it comes into the shopper's home, where they told how one gets in */
  passage?: { answer: 'yes' | 'tight' | 'no' | 'unknown'; text: string };
  /** width of the piece in cm: the cota, where the brand draws it */
  widthCm?: number;
  swatches?: { label: string; color?: string }[];
  /** name of the color among them that the card shows */
  color?: string;
  /** the colors to choose from, in place of those that are only shown */
  colors?: ReactNode;
  tint?: Tint;
  soldOut?: boolean;
  /** How many are left: the last ones are said to be so. */
  pieces?: number;
  priority?: boolean;
  sizes?: string;
  /** add to the cart; it lies above the link that covers the card */
  action?: ReactNode;
  /** saves the product, in the picture's corner */
  save?: ReactNode;
  /** h2 by default, h3 inside a titled carousel */
  heading?: 'h2' | 'h3';
}

const cardSizes = '(min-width: 1280px) 310px, (min-width: 721px) 30vw, 46vw';

const passageLooks = {
  yes: { icon: 'check' },
  tight: { tone: 'warning', icon: 'warning' },
  no: { tone: 'error', icon: 'error' },
  unknown: { icon: 'ruler' },
} as const;

/** A product in a list: picture, name, price, months, date, always in that order. */
export const ProductCard = (props: ProductCardProps) => {
  const { structure } = useBrand();
  const level = useContext(CardHeading);
  const { name, before, price, pieces = 0, soldOut, swatches = [] } = props;
  const percent = props.discount ?? (before && before > price ? (1 - price / before) * 100 : 0);
  const onTile = structure.discountBadge !== 'text';
  const adds = Boolean(props.action) && structure.cardAction !== 'none' && !soldOut;
  const shown = swatches.map((swatch) => ({ value: swatch.label, ...swatch }));
  const dots =
    !props.colors && shown.length > 1 ? (
      <Swatches legend="Colores" size="s" value={props.color} options={shown} max={4} />
    ) : null;
  return (
    <Card $look={structure.card}>
      <Media>
        <ProductPicture
          stem={props.picture}
          alt=""
          sizes={props.sizes ?? cardSizes}
          priority={props.priority}
          carried={props.href}
          tint={structure.card === 'tint' ? (props.tint ?? 1) : undefined}
          faded={soldOut}
        >
          {soldOut && structure.card !== 'hairline' ? (
            <TopLeft>
              <White>Agotado</White>
            </TopLeft>
          ) : onTile && percent >= 1 ? (
            <TopLeft>
              <DiscountBadge discount={percent} />
            </TopLeft>
          ) : null}
          {structure.swatchesOnTile && dots ? <BottomRight>{dots}</BottomRight> : null}
        </ProductPicture>
        {props.save ? <TopRight>{props.save}</TopRight> : null}
        {structure.showCota ? (
          <Measure>
            {props.widthCm ? <Cota width={props.widthCm} label={`${Math.round(props.widthCm)} cm`} /> : null}
          </Measure>
        ) : null}
      </Media>
      <Words $look={structure.card}>
        <Name as={props.heading ?? level}>
          <Anchor href={props.href}>{name}</Anchor>
        </Name>
        {props.facts ? <Facts>{props.facts}</Facts> : null}
      </Words>
      <Money>
        <Price price={price} before={before} discount={percent} months={soldOut ? undefined : props.months} />
      </Money>
      <Foot $plus={adds && structure.cardAction === 'plus'}>
        {soldOut ? <DeliveryLine text="Agotado" tone="error" icon="error" /> : <DeliveryLine date={props.delivery} />}
        {props.passage ? <DeliveryLine {...passageLooks[props.passage.answer]} text={props.passage.text} /> : null}
        {pieces > 0 && pieces <= mostLastPieces && !soldOut ? (
          <DeliveryLine text={lastPiecesText(pieces)} tone="warning" icon="clock" />
        ) : null}
        {/* what can be pressed comes after the name that it changes */}
        {props.colors ?? (structure.swatchesOnTile ? null : dots)}
      </Foot>
      {adds ? <Action $look={structure.cardAction}>{props.action}</Action> : null}
    </Card>
  );
};
