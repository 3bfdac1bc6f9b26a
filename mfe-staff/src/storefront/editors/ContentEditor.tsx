import { BannersEditor } from './BannersEditor';
import { CategoriesEditor } from './CategoriesEditor';
import { CompanyEditor } from './CompanyEditor';
import { DeliveryTextEditor } from './DeliveryTextEditor';
import { ExtraCostEditor } from './ExtraCostEditor';
import type { EditorProps } from './editor';
import { PackagesEditor } from './PackagesEditor';
import { PromotionsEditor } from './PromotionsEditor';
import { RoomsEditor } from './RoomsEditor';
import { ShopsEditor } from './shops/ShopsEditor';
import { TextsEditor } from './texts/TextsEditor';
import { ClosedDaysEditor } from './warehouses/ClosedDaysEditor';
import { WarehousesEditor } from './warehouses/WarehousesEditor';

/** The fields of a content's own kind. */
export const ContentEditor = ({ content, onChange }: EditorProps) => {
  switch (content.kind) {
    case 'banners':
      return <BannersEditor content={content} onChange={onChange} />;
    case 'promotions':
      return <PromotionsEditor content={content} onChange={onChange} />;
    case 'packages':
      return <PackagesEditor content={content} onChange={onChange} />;
    case 'rooms':
      return <RoomsEditor content={content} onChange={onChange} />;
    case 'company':
      return <CompanyEditor content={content} onChange={onChange} />;
    case 'shops':
      return <ShopsEditor content={content} onChange={onChange} />;
    case 'delivery-text':
      return <DeliveryTextEditor content={content} onChange={onChange} />;
    case 'texts':
      return <TextsEditor content={content} onChange={onChange} />;
    case 'categories':
      return <CategoriesEditor content={content} onChange={onChange} />;
    case 'warehouses':
      return <WarehousesEditor content={content} onChange={onChange} />;
    case 'closed-days':
      return <ClosedDaysEditor content={content} onChange={onChange} />;
    case 'extra-cost':
      return <ExtraCostEditor content={content} onChange={onChange} />;
  }
};
