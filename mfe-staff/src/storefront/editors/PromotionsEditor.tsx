import { storefrontLimits } from '@actual/contracts/facts/catalog/storefront';
import { styled } from 'styled-components';
import { Field } from '../../fields/controls';
import { TextLine } from '../../fields/uncut';
import { Note } from '../../layout/StaffPage';
import { groupLabels } from '../storefront-words';
import { DayOfContent } from './DayOfContent';
import type { ContentOf, EditorProps } from './editor';
import { WholeInput } from './WholeInput';

type Promotion = ContentOf<'promotions'>['promotions'][number];

/** A promotion is one line of a table where it has the room. */
const oneLine = '@media (min-width: 1300px)';
const List = styled.ul`
  display: grid;
  gap: 12px;
  > li {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(120px, 1fr));
    gap: 8px 12px;
    align-items: end;
    padding: 14px;
    border: 1px solid var(--d-line);
    border-radius: 8px;
    ${oneLine} {
      grid-template-columns: minmax(140px, 1fr) repeat(4, 94px) 148px 108px;
    }
  }
`;
const Wide = styled(Field)`
  grid-column: span 2;
  ${oneLine} {
    grid-column: auto;
  }
`;
const Check = styled.label`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 32px;
  @media (min-width: 721px) {
    grid-column: span 2;
  }
  ${oneLine} {
    grid-column: auto;
    line-height: 16px;
  }
`;

/** The promotions: name, percent by payment group that shoppers are offered, last day. */
export const PromotionsEditor = ({ content, onChange }: EditorProps<ContentOf<'promotions'>>) => {
  const { promotions } = content;
  const change = (id: string, part: Partial<Promotion>) =>
    onChange({ ...content, promotions: promotions.map((one) => (one.id === id ? { ...one, ...part } : one)) });
  return (
    <>
      {promotions.length === 0 ? <Note>No hay promociones.</Note> : null}
      <List aria-label="Promociones">
        {promotions.map((one, at) => (
          <li key={one.id} aria-label={`Promoción ${at + 1}`}>
            <Wide>
              Nombre
              <TextLine
                maxLength={storefrontLimits.words}
                value={one.publicName}
                onChange={({ target }) => change(one.id, { publicName: target.value })}
              />
            </Wide>
            {([1, 2, 3, 4] as const).map((group) => (
              <Field key={group}>
                <span>{`${groupLabels[group - 1]}, %`}</span>
                <WholeInput
                  value={one[`discountPg${group}`]}
                  onNumber={(percent) => change(one.id, { [`discountPg${group}`]: percent ?? Number.NaN })}
                />
              </Field>
            ))}
            <DayOfContent
              label="Último día (opcional)"
              day={one.endsOn}
              onDay={(endsOn) => change(one.id, { endsOn })}
            />
            <Check>
              <input
                type="checkbox"
                checked={one.hasLM}
                onChange={({ target }) => change(one.id, { hasLM: target.checked })}
              />
              Últimas piezas (LM)
            </Check>
          </li>
        ))}
      </List>
    </>
  );
};
