import type { StorefrontPreview } from '@actual/contracts';
import { extraCostAddressText, extraCostText } from '@actual/contracts/facts/delivery/shipping-cost';
import { Link, useShell } from '@actual/shell-contract';
import { type } from '@actual/themes-contract';
import { styled } from 'styled-components';
import { Note } from '../../layout/StaffPage';
import { BannerPreview } from './BannerPreview';
import { CategoryPreview } from './CategoryPreview';
import { CompanyPreview } from './CompanyPreview';
import { DatesPreview } from './DatesPreview';
import { PackagePreview } from './PackagePreview';
import { PreviewTable } from './PreviewTable';
import { PricePreview } from './PricePreview';
import { RoomPreview } from './RoomPreview';
import { ShopPreview } from './ShopPreview';

/** The text in the brand's own look, as on its page. */
const BrandText = styled.div`
  ${type('lead')}
  max-width: 44em;
  padding: 20px;
  color: var(--c-text);
  background: var(--c-delivery-bg);
  border-radius: var(--radius-panel);
  p + p {
    margin-top: 0.8em;
  }
`;
const Wrong = styled.p`
  color: var(--d-bad);
  font-weight: 600;
`;

/** A content as shoppers would see it. */
export const Preview = ({ preview }: { preview: StorefrontPreview }) => {
  const { brand } = useShell();
  switch (preview.kind) {
    case 'banners':
      return <BannerPreview banners={preview.banners} />;
    case 'categories':
      return <CategoryPreview preview={preview} />;
    case 'promotions':
      return <PricePreview prices={preview.prices} />;
    case 'packages':
      return <PackagePreview packages={preview.packages} />;
    case 'rooms':
      return <RoomPreview rooms={preview.rooms} />;
    case 'company':
      return <CompanyPreview company={preview.company} />;
    case 'shops':
      return <ShopPreview shops={preview.shops} />;
    case 'delivery-text':
      return (
        <>
          <Note>
            <span>{`Así se lee en ${brand.name}, en `}</span>
            <Link to="/politicas-de-entrega">su página de entregas</Link>
            <span>.</span>
          </Note>
          <BrandText>
            {preview.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </BrandText>
        </>
      );
    // it stands beside its text
    case 'texts':
      return null;
    case 'warehouses':
    case 'closed-days':
      return <DatesPreview zones={preview.zones} />;
    case 'extra-cost':
      return (
        <>
          {preview.unknown.length > 0 ? <Wrong>{`No existen: ${preview.unknown.join(', ')}`}</Wrong> : null}
          <PreviewTable
            note={`Quien pida a estos códigos lee: «${extraCostText}» y, en su dirección, «${extraCostAddressText}».`}
            titles={['Código', 'Municipio', 'Estado', 'Entrega']}
          >
            {preview.places.map(({ cp, municipality, state, isDelivered }) => (
              <tr key={cp}>
                <td>{cp}</td>
                <td>{municipality}</td>
                <td>{state}</td>
                <td>{isDelivered ? 'Sí' : 'No se entrega aquí'}</td>
              </tr>
            ))}
          </PreviewTable>
        </>
      );
  }
};
