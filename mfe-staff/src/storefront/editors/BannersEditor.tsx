import { storefrontLimits } from '@actual/contracts/facts/storefront';
import { styled } from 'styled-components';
import { Field, Input, QuietButton, TextArea } from '../../layout/controls';
import { Fields } from '../../layout/FormField';
import { Note, narrow } from '../../layout/StaffPage';
import type { ContentOf, EditorProps } from './editor';
import { PicturePick } from './PicturePick';

type Banner = ContentOf<'banners'>['banners'][number];

const List = styled.ol`
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
const Words = styled.div`
  display: grid;
  gap: 12px;
  align-content: start;
  min-width: 0;
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`;
const Check = styled.label`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 32px;
`;

const emptyBanner = (): Banner => ({
  ...{ id: crypto.randomUUID(), picture: '', title: '', text: '', href: '/' },
  ...{ newTab: false, second: false, itemCode: null },
});

/** Moves one place up. */
const movedUp = (list: readonly Banner[], at: number): Banner[] =>
  list.map((one, place) => (place === at - 1 ? list[at] : place === at ? list[at - 1] : one) ?? one);

/** The banners in their order: picture, words, where they lead, and the product whose price stands on it. */
export const BannersEditor = ({ content, onChange }: EditorProps<ContentOf<'banners'>>) => {
  const { banners } = content;
  const put = (list: Banner[]) => onChange({ ...content, banners: list });
  const change = (at: number, part: Partial<Banner>) =>
    put(banners.map((one, place) => (place === at ? { ...one, ...part } : one)));
  return (
    <>
      {banners.length === 0 ? <Note>Sin banners, la portada muestra las palabras de la marca.</Note> : null}
      <List aria-label="Banners">
        {banners.map((banner, at) => (
          <li key={banner.id} aria-label={`Banner ${at + 1}`}>
            <PicturePick picture={banner.picture} onChange={(picture) => change(at, { picture })} />
            <Words>
              <Fields>
                <Field>
                  Título
                  <Input
                    maxLength={storefrontLimits.words}
                    value={banner.title ?? ''}
                    onChange={({ target }) => change(at, { title: target.value })}
                  />
                </Field>
                <Field>
                  Enlace
                  <Input
                    maxLength={storefrontLimits.address}
                    placeholder="/category/salas"
                    value={banner.href}
                    onChange={({ target }) => change(at, { href: target.value })}
                  />
                </Field>
                <Field>
                  Código del producto (opcional)
                  <Input
                    maxLength={50}
                    value={banner.itemCode ?? ''}
                    onChange={({ target }) => change(at, { itemCode: target.value || null })}
                  />
                </Field>
              </Fields>
              <Field>
                Texto
                <TextArea
                  rows={2}
                  maxLength={storefrontLimits.bannerText}
                  value={banner.text}
                  onChange={({ target }) => change(at, { text: target.value })}
                />
              </Field>
              <Row>
                <Check>
                  <input
                    type="checkbox"
                    checked={banner.newTab}
                    onChange={({ target }) => change(at, { newTab: target.checked })}
                  />
                  Abrir en otra pestaña
                </Check>
                <QuietButton type="button" disabled={at === 0} onClick={() => put(movedUp(banners, at))}>
                  Subir
                </QuietButton>
                <QuietButton
                  type="button"
                  disabled={at === banners.length - 1}
                  onClick={() => put(movedUp(banners, at + 1))}
                >
                  Bajar
                </QuietButton>
                <QuietButton type="button" onClick={() => put(banners.filter(({ id }) => id !== banner.id))}>
                  Quitar
                </QuietButton>
              </Row>
            </Words>
          </li>
        ))}
      </List>
      {banners.length < storefrontLimits.banners ? (
        <div>
          <QuietButton type="button" onClick={() => put([...banners, emptyBanner()])}>
            Agregar banner
          </QuietButton>
        </div>
      ) : null}
    </>
  );
};
