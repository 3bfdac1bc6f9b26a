import type { InputHTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { Field, QuietButton } from '../../fields/controls';
import { TextLine } from '../../fields/uncut';
import { narrow } from '../../layout/StaffPage';

/** Things with a picture, in an order that staff choose. */
export const List = styled.ol`
  display: grid;
  gap: 12px;
  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 14px;
    padding: 14px;
    border: 1px solid var(--d-line);
    border-radius: 8px;
    ${narrow} {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
export const Words = styled.div`
  display: grid;
  gap: 12px;
  align-content: start;
  min-width: 0;
`;
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`;
export const Check = styled.label`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 32px;
`;

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  onText: (text: string) => void;
}

/** A line of text with its label above. */
export const TextField = ({ label, onText, ...rest }: TextFieldProps) => (
  <Field>
    <span>{label}</span>
    <TextLine {...rest} onChange={({ target }) => onText(target.value)} />
  </Field>
);

const Moves = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-left: auto;
  ${narrow} {
    margin-left: 0;
  }
`;

/** Moves one place up. */
function movedUp<Item>(list: readonly Item[], at: number): Item[] {
  return list.map((one, place) => (place === at - 1 ? list[at] : place === at ? list[at - 1] : one) ?? one);
}

interface PlaceProps<Item> {
  list: readonly Item[];
  at: number;
  onChange: (list: Item[]) => void;
}

/** Changes the place of something in its list, or takes it out. */
export function Place<Item>({ list, at, onChange }: PlaceProps<Item>) {
  return (
    <Moves>
      <QuietButton type="button" disabled={at === 0} onClick={() => onChange(movedUp(list, at))}>
        Subir
      </QuietButton>
      <QuietButton type="button" disabled={at === list.length - 1} onClick={() => onChange(movedUp(list, at + 1))}>
        Bajar
      </QuietButton>
      <QuietButton type="button" onClick={() => onChange(list.filter((_one, place) => place !== at))}>
        Quitar
      </QuietButton>
    </Moves>
  );
}
