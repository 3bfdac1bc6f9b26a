import type { ModelCard } from '@actual/contracts';
import { tileColors } from '@actual/contracts/facts/page-size';
import { CardColors, formatPesos } from '@actual/ui';

interface ModelColorsProps {
  model: ModelCard;
  /** Id of the product that the card shows. */
  chosen: string;
  onChoose: (id: string) => void;
}

/** The colors of a model on its card, each with its price. */
export const ModelColors = ({ model, chosen, onChoose }: ModelColorsProps) => (
  <CardColors
    name={model.Name}
    colors={[model, ...(model.variants ?? [])].flatMap(({ id, color, DiscountPrice, url: href }) =>
      color ? { id, label: `${color.Name}, ${formatPesos(DiscountPrice)}`, color: color.Code, href } : [],
    )}
    chosen={chosen}
    onChoose={onChoose}
    more={Math.max(0, model.colors.length - tileColors)}
  />
);
