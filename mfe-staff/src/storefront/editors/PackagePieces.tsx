import { storefrontLimits } from '@actual/contracts/facts/catalog/storefront';
import { useQuery, useShell } from '@actual/shell-contract';
import { type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { productsQuery } from '../../desk/desk-queries';
import { Field, Input, QuietButton } from '../../fields/controls';
import { narrow } from '../../layout/StaffPage';
import type { ContentOf } from './editor';
import { TextField } from './ItemList';

type Piece = ContentOf<'packages'>['packages'][number]['pieces'][number];

const Rows = styled.ul`
  display: grid;
  gap: 8px;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 76px auto;
    gap: 8px;
    align-items: end;
    ${narrow} {
      grid-template-columns: minmax(0, 1fr) 76px;
      padding-bottom: 12px;
      border-bottom: 1px solid var(--d-line);
      > button {
        justify-self: start;
      }
    }
  }
  small {
    overflow-wrap: anywhere;
    color: var(--d-text-3);
  }
`;

const More = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 8px;
`;

/** Digits as a number of pieces; nothing is none yet. */
const quantityOf = (text: string): number =>
  Math.min(storefrontLimits.packagePieces, Number(text.replace(/\D/g, '').slice(0, 3)));

interface PieceFieldProps {
  piece: Piece;
  /** Names of products by their codes. */
  names: ReadonlyMap<string, string>;
  onChange: (itemCode: string) => void;
}

/** The code of a product; typed text is searched in the names and codes of the brand. */
const PieceField = ({ piece: { itemCode }, names, onChange }: PieceFieldProps) => {
  const { api } = useShell();
  const list = useId();
  const [isTyped, setTyped] = useState(false);
  const { data } = useQuery({ ...productsQuery(api, itemCode.trim()), enabled: isTyped && itemCode.trim().length > 1 });
  const products = data?.products ?? [];
  const name = products.find((one) => one.ItemCode === itemCode)?.Name ?? names.get(itemCode);
  return (
    <Field>
      <span>
        <span>Producto</span>
        {name ? <small>{`: ${name}`}</small> : null}
      </span>
      <Input
        list={list}
        maxLength={50}
        placeholder="Código o nombre"
        value={itemCode}
        onChange={({ target }) => {
          setTyped(true);
          onChange(target.value);
        }}
      />
      <datalist id={list}>
        {products.map(({ ItemCode, Name }) => (
          <option key={ItemCode} value={ItemCode} label={Name} />
        ))}
      </datalist>
    </Field>
  );
};

interface PackagePiecesProps<One extends Piece> {
  /** Names the whole that the pieces belong to, for screen readers. */
  label: string;
  pieces: readonly One[];
  names: ReadonlyMap<string, string>;
  /** How many products there may be. */
  most: number;
  /** A product that is not chosen yet. */
  empty: One;
  onChange: (pieces: One[]) => void;
  /** More fields of a piece, in a row of their own. */
  more?: (piece: One, at: number, change: (part: Partial<One>) => void) => ReactNode;
}

/** The pieces of a package or a room: products and how many of each. */
export function PackagePieces<One extends Piece>(props: PackagePiecesProps<One>) {
  const { label, pieces, names, most, empty, onChange, more } = props;
  const change = (at: number, part: Partial<One>) =>
    onChange(pieces.map((one, place) => (place === at ? { ...one, ...part } : one)));
  return (
    <>
      <Rows aria-label={label}>
        {pieces.map((piece, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name of its own while it is typed
          <li key={at}>
            <PieceField piece={piece} names={names} onChange={(itemCode) => change(at, { itemCode } as Partial<One>)} />
            <TextField
              label="Piezas"
              inputMode="numeric"
              value={piece.quantity || ''}
              onText={(text) => change(at, { quantity: quantityOf(text) } as Partial<One>)}
            />
            <QuietButton
              type="button"
              aria-label={`Quitar el producto ${at + 1}`}
              onClick={() => onChange(pieces.filter((_one, place) => place !== at))}
            >
              Quitar
            </QuietButton>
            {more ? <More>{more(piece, at, (part) => change(at, part))}</More> : null}
          </li>
        ))}
      </Rows>
      {pieces.length < most ? (
        <div>
          <QuietButton type="button" onClick={() => onChange([...pieces, empty])}>
            Agregar producto
          </QuietButton>
        </div>
      ) : null}
    </>
  );
}
