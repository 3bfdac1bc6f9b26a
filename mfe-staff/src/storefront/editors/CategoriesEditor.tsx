import { storefrontLimits } from '@actual/contracts/facts/catalog/storefront';
import { Icon } from '@actual/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { QuietButton } from '../../fields/controls';
import { Note, narrow, textStyle } from '../../layout/StaffPage';
import { StateTag } from '../../reports/StateTag';
import {
  branchOf,
  type Categories,
  type Category,
  inOrder,
  movedAmongSiblings,
  withCategory,
  withoutCategory,
} from '../category-words';
import { CategoryFields } from './CategoryFields';
import type { EditorProps } from './editor';
import { Row } from './ItemList';
import { TakeOut } from './TakeOut';

const Tree = styled.ol`
  border: 1px solid var(--d-line);
  border-radius: 8px;
  > li {
    padding: 8px 12px;
    border-top: 1px solid var(--d-line);
  }
  > li:first-child {
    border-top: 0;
  }
`;
const Line = styled.div<{ $level: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 6px 12px;
  padding-left: ${({ $level }) => ($level - 1) * 24}px;
  ${narrow} {
    grid-template-columns: minmax(0, 1fr);
    padding-left: ${({ $level }) => ($level - 1) * 14}px;
  }
  b {
    ${({ $level }) => textStyle($level === 1 ? 650 : 550, 13, 20)}
  }
`;
const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 2px 10px;
  min-width: 0;
  overflow-wrap: anywhere;
`;
const Fold = styled.button`
  ${textStyle(550, 12, 20)}
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: 24px;
  padding: 0 6px;
  color: var(--d-accent);
  background: none;
  border: 0;
  border-radius: 4px;
  cursor: pointer;
  &:hover {
    background: var(--d-hover);
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
`;
const Gone = styled.ul`
  display: grid;
  gap: 6px;
  padding-top: 8px;
`;

/** The part that is open below a category's line: its fields, or the question where its products go. */
interface Opened {
  readonly id: string;
  readonly what: 'fields' | 'removal';
}

/** The tree of categories: names, places, addresses, and whether each is shown. */
export const CategoriesEditor = ({ content, onChange }: EditorProps<Categories>) => {
  const { categories, removed } = content;
  const [opened, setOpened] = useState<Opened | null>(null);
  // a store has dozens: those below the first level are shown where somebody asks for them
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const fold = (id: string) =>
    setUnfolded((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]));
  const put = (list: Category[]) => onChange({ ...content, categories: list });
  const toggle = (id: string, what: Opened['what']) =>
    setOpened(opened?.id === id && opened.what === what ? null : { id, what });
  const siblingsOf = ({ parent }: Category) => categories.filter((one) => one.parent === parent);
  const add = () => {
    const id = crypto.randomUUID();
    put([...categories, { id, handle: '', name: '', description: '', parent: null, isShown: true }]);
    setOpened({ id, what: 'fields' });
  };
  return (
    <>
      {categories.length === 0 ? <Note>No hay categorías.</Note> : null}
      <Tree aria-label="Categorías">
        {inOrder(categories).map(({ one, level, root }) => {
          if (level > 1 && !unfolded.has(root) && opened?.id !== one.id) return null;
          const below = level === 1 ? branchOf(categories, one.id).size - 1 : 0;
          const name = one.name || 'Categoría nueva';
          const siblings = siblingsOf(one);
          const isOpen = (what: Opened['what']) => opened?.id === one.id && opened.what === what;
          return (
            <li key={one.id} aria-label={name}>
              <Line $level={level}>
                <Words>
                  <b>{name}</b>
                  <Note>{`/category/${one.handle}`}</Note>
                  {one.isShown ? null : <StateTag $tone="neutral">Oculta</StateTag>}
                  {below > 0 ? (
                    <Fold
                      type="button"
                      aria-label={`${below} dentro de ${name}`}
                      aria-expanded={unfolded.has(one.id)}
                      onClick={() => fold(one.id)}
                    >
                      <span>{`${below} dentro`}</span>
                      <Icon name={unfolded.has(one.id) ? 'chevron-up' : 'chevron-down'} size={14} />
                    </Fold>
                  ) : null}
                </Words>
                <Row>
                  <QuietButton
                    type="button"
                    aria-label={`Subir ${name}`}
                    disabled={siblings[0]?.id === one.id}
                    onClick={() => put(movedAmongSiblings(categories, one.id, -1))}
                  >
                    <Icon name="chevron-up" size={16} />
                  </QuietButton>
                  <QuietButton
                    type="button"
                    aria-label={`Bajar ${name}`}
                    disabled={siblings.at(-1)?.id === one.id}
                    onClick={() => put(movedAmongSiblings(categories, one.id, 1))}
                  >
                    <Icon name="chevron-down" size={16} />
                  </QuietButton>
                  <QuietButton
                    type="button"
                    aria-label={`Cambiar ${name}`}
                    aria-expanded={isOpen('fields')}
                    onClick={() => toggle(one.id, 'fields')}
                  >
                    Cambiar
                  </QuietButton>
                  <QuietButton
                    type="button"
                    aria-label={`Quitar ${name}`}
                    aria-expanded={isOpen('removal')}
                    onClick={() => toggle(one.id, 'removal')}
                  >
                    Quitar
                  </QuietButton>
                </Row>
              </Line>
              {isOpen('fields') ? (
                <CategoryFields
                  one={one}
                  list={categories}
                  onChange={(part) => put(categories.map((each) => (each.id === one.id ? { ...each, ...part } : each)))}
                />
              ) : null}
              {isOpen('removal') ? (
                <TakeOut
                  one={one}
                  list={categories}
                  onTaken={(into) => {
                    setOpened(null);
                    onChange(withoutCategory(content, one.id, into));
                  }}
                />
              ) : null}
            </li>
          );
        })}
      </Tree>
      {categories.length < storefrontLimits.categories ? (
        <div>
          <QuietButton type="button" onClick={add}>
            Agregar categoría
          </QuietButton>
        </div>
      ) : null}
      {removed.length > 0 ? (
        <details>
          <summary>{`Quitadas (${removed.length})`}</summary>
          <Gone>
            {removed.map(({ id, name, into }) => (
              <li key={id}>
                <Row>
                  <span>{name}</span>
                  <Note>
                    {into ? `Sus productos están en ${categories.find((one) => one.id === into)?.name ?? 'otra'}` : ''}
                  </Note>
                  <QuietButton
                    type="button"
                    aria-label={`Devolver ${name}`}
                    onClick={() => onChange(withCategory(content, id))}
                  >
                    Devolver
                  </QuietButton>
                </Row>
              </li>
            ))}
          </Gone>
        </details>
      ) : null}
    </>
  );
};
