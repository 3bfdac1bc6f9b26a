import { storefrontLimits } from '@actual/contracts/facts/storefront';
import { useQuery, useShell } from '@actual/shell-contract';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { productsQuery } from '../../desk/desk-queries';
import { Field, Input, QuietButton } from '../../layout/controls';
import { narrow } from '../../layout/StaffPage';
import type { ContentOf } from './editor';

export type Piece = ContentOf<'packages'>['packages'][number]['pieces'][number];

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

/** Digits as a number of pieces; nothing is none yet. */
const quantityOf = (text: string): number =>
  Math.min(storefrontLimits.packagePieces, Number(text.replace(/\D/g, '').slice(0, 3)));

interface PieceFieldProps {
  piece: Piece;
  /** Names of products by their codes. */
  names: ReadonlyMap<string, string>;
  onChange: (itemCode: string) => void;
}

/** The code of a product; what is typed is looked for among the names and codes of the brand. */
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
        Producto
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

interface PackagePiecesProps {
  pieces: readonly Piece[];
  names: ReadonlyMap<string, string>;
  onChange: (pieces: Piece[]) => void;
}

/** What a package holds: products and how many pieces of each. */
export const PackagePieces = ({ pieces, names, onChange }: PackagePiecesProps) => {
  const change = (at: number, part: Partial<Piece>) =>
    onChange(pieces.map((one, place) => (place === at ? { ...one, ...part } : one)));
  return (
    <>
      <Rows aria-label="Productos del paquete">
        {pieces.map((piece, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name of its own while it is typed
          <li key={at}>
            <PieceField piece={piece} names={names} onChange={(itemCode) => change(at, { itemCode })} />
            <Field>
              Piezas
              <Input
                inputMode="numeric"
                value={piece.quantity || ''}
                onChange={({ target }) => change(at, { quantity: quantityOf(target.value) })}
              />
            </Field>
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
      {pieces.length < storefrontLimits.packageProducts ? (
        <div>
          <QuietButton type="button" onClick={() => onChange([...pieces, { itemCode: '', quantity: 1 }])}>
            Agregar producto
          </QuietButton>
        </div>
      ) : null}
    </>
  );
};
