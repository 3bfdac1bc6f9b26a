import { useQuery, useShell } from '@actual/shell-contract';
import { type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { productsQuery } from '../../desk/desk-queries';
import { Field, QuietButton } from '../../fields/controls';
import { TextLine } from '../../fields/uncut';
import { narrow } from '../../layout/StaffPage';
import type { ContentOf } from './editor';
import { WholeInput } from './WholeInput';

type Piece = ContentOf<'packages'>['packages'][number]['pieces'][number];

const Rows = styled.ul`
  display: grid;
  gap: 8px;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 76px;
    grid-auto-flow: column;
    grid-auto-columns: auto;
    gap: 8px;
    align-items: end;
    ${narrow} {
      grid-template-columns: repeat(2, minmax(0, 1fr)) auto;
      grid-auto-flow: row;
      padding-bottom: 12px;
      border-bottom: 1px solid var(--d-line);
      > :first-child {
        grid-column: 1 / 3;
      }
      > :nth-child(2) {
        width: 76px;
      }
    }
  }
  small {
    overflow-wrap: anywhere;
    color: var(--d-text-3);
  }
`;

interface PieceFieldProps {
  piece: Piece;
  at: number;
  /** Names of products by their codes. */
  names: ReadonlyMap<string, string>;
  onChange: (itemCode: string) => void;
}

/** The code of a product; typed text is searched in the names and codes of the brand. */
const PieceField = ({ piece: { itemCode }, at, names, onChange }: PieceFieldProps) => {
  const { api } = useShell();
  const list = useId();
  const [isTyped, setTyped] = useState(false);
  const { data } = useQuery({ ...productsQuery(api, itemCode.trim()), enabled: isTyped && itemCode.trim().length > 1 });
  const products = data?.products ?? [];
  const name = products.find((one) => one.ItemCode === itemCode)?.Name ?? names.get(itemCode);
  return (
    <Field>
      <span>
        <span>{`Producto ${at + 1}`}</span>
        {name ? <small>{`: ${name}`}</small> : null}
      </span>
      <TextLine
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
  /** More fields of a piece. */
  fields?: (piece: One, at: number, change: (part: Partial<One>) => void) => ReactNode;
}

/** The pieces of a package or a room: products and how many of each. */
export function PackagePieces<One extends Piece>(props: PackagePiecesProps<One>) {
  const { label, pieces, names, most, empty, onChange, fields } = props;
  const change = (at: number, part: Partial<One>) =>
    onChange(pieces.map((one, place) => (place === at ? { ...one, ...part } : one)));
  return (
    <>
      <Rows aria-label={label}>
        {pieces.map((piece, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name of its own while it is typed
          <li key={at}>
            <PieceField
              piece={piece}
              at={at}
              names={names}
              onChange={(itemCode) => change(at, { itemCode } as Partial<One>)}
            />
            <Field>
              Piezas
              <WholeInput
                value={piece.quantity}
                onNumber={(quantity) => change(at, { quantity: quantity ?? Number.NaN } as Partial<One>)}
              />
            </Field>
            {fields?.(piece, at, (part) => change(at, part))}
            <QuietButton
              type="button"
              aria-label={`Quitar el producto ${at + 1}`}
              onClick={() => onChange(pieces.filter((_one, place) => place !== at))}
            >
              Quitar
            </QuietButton>
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
