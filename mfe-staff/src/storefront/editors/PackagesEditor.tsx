import { storefrontLimits } from '@actual/contracts/facts/catalog/storefront';
import { useQuery, useShell } from '@actual/shell-contract';
import { useState } from 'react';
import { QuietButton } from '../../fields/controls';
import { Note } from '../../layout/StaffPage';
import { piecesQuery } from '../storefront-queries';
import type { ContentOf, EditorProps } from './editor';
import { Check, List, Place, Row, TextField, Words } from './ItemList';
import { PackagePieces } from './PackagePieces';
import { PasswordField } from './PasswordField';
import { PicturePick } from './PicturePick';

type Package = ContentOf<'packages'>['packages'][number];

const emptyPackage = (): Package => ({
  id: crypto.randomUUID(),
  name: '',
  picture: '',
  isPublic: true,
  lock: null,
  pieces: [{ itemCode: '', quantity: 1 }],
});

/** The packages in their order: picture, name, pieces, audience and password. */
export const PackagesEditor = ({ content, onChange }: EditorProps<ContentOf<'packages'>>) => {
  const { api, brand } = useShell();
  const [first] = useState(content);
  const { data: names = new Map<string, string>() } = useQuery(piecesQuery(api, brand.site, first));
  const { packages } = content;
  const put = (list: Package[]) => onChange({ ...content, packages: list });
  const change = (at: number, part: Partial<Package>) =>
    put(packages.map((one, place) => (place === at ? { ...one, ...part } : one)));
  return (
    <>
      {packages.length === 0 ? <Note>Esta marca no tiene paquetes.</Note> : null}
      <List aria-label="Paquetes">
        {packages.map((one, at) => (
          <li key={one.id} aria-label={`Paquete ${at + 1}`}>
            <PicturePick kind="packages" picture={one.picture} onChange={(picture) => change(at, { picture })} />
            <Words>
              <TextField
                label="Nombre"
                maxLength={storefrontLimits.words}
                value={one.name}
                onText={(text) => change(at, { name: text })}
              />
              <PackagePieces
                label="Productos del paquete"
                pieces={one.pieces}
                names={names}
                most={storefrontLimits.packageProducts}
                empty={{ itemCode: '', quantity: 1 }}
                onChange={(pieces) => change(at, { pieces })}
              />
              <PasswordField
                name={one.name || `paquete ${at + 1}`}
                lock={one.lock}
                onChange={(lock) => change(at, { lock })}
              />
              <Row>
                <Check>
                  <input
                    type="checkbox"
                    checked={!one.isPublic}
                    onChange={({ target }) => change(at, { isPublic: !target.checked })}
                  />
                  Solo para desarrollos
                </Check>
                <Place list={packages} at={at} onChange={put} />
              </Row>
            </Words>
          </li>
        ))}
      </List>
      {packages.length < storefrontLimits.packages ? (
        <div>
          <QuietButton type="button" onClick={() => put([...packages, emptyPackage()])}>
            Agregar paquete
          </QuietButton>
        </div>
      ) : null}
    </>
  );
};
