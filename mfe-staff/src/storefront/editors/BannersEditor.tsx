import { storefrontLimits } from '@actual/contracts/facts/catalog/storefront';
import { styled } from 'styled-components';
import { Field, QuietButton } from '../../fields/controls';
import { Fields } from '../../fields/FormField';
import { TextArea } from '../../fields/uncut';
import { Note, narrow } from '../../layout/StaffPage';
import type { ContentOf, EditorProps } from './editor';
import { Check, List, Place, Row, TextField, Words } from './ItemList';
import { PicturePick } from './PicturePick';

/** The title has room for a sentence. */
const Across = styled(Fields)`
  grid-template-columns: minmax(0, 2fr) repeat(2, minmax(0, 1fr));
  ${narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

type Banner = ContentOf<'banners'>['banners'][number];

const emptyBanner = (): Banner => ({
  id: crypto.randomUUID(),
  picture: '',
  title: '',
  text: '',
  href: '/',
  newTab: false,
  second: false,
  itemCode: null,
});

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
            <PicturePick kind="banners" picture={banner.picture} onChange={(picture) => change(at, { picture })} />
            <Words>
              <Across>
                <TextField
                  label="Título"
                  maxLength={storefrontLimits.words}
                  value={banner.title ?? ''}
                  onText={(text) => change(at, { title: text })}
                />
                <TextField
                  label="Enlace"
                  maxLength={storefrontLimits.address}
                  placeholder="/category/salas"
                  value={banner.href}
                  onText={(text) => change(at, { href: text })}
                />
                <TextField
                  label="Código del producto (opcional)"
                  maxLength={50}
                  value={banner.itemCode ?? ''}
                  onText={(text) => change(at, { itemCode: text || null })}
                />
              </Across>
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
                <Check>
                  <input
                    type="checkbox"
                    checked={banner.second}
                    onChange={({ target }) => change(at, { second: target.checked })}
                  />
                  Solo, más abajo en la portada
                </Check>
                <Place list={banners} at={at} onChange={put} />
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
