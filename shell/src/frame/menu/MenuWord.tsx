import { Link } from '@actual/shell-contract';
import { type MenuGroup, useBrand } from '@actual/themes-contract';
import { Icon } from '@actual/ui';
import { usePage } from '../../page-context';

/** One word of the menu; the outward one leads to the sister brand's own host. */
export const MenuWord = ({ group, onPick }: { group: MenuGroup; onPick?: () => void }) => {
  const { structure } = useBrand();
  const { siblings } = usePage();
  if (group.tone === 'outward') {
    const sibling = siblings.find(({ name }) => name.toLowerCase() === group.label.toLowerCase());
    return (
      <a href={sibling?.href ?? group.href} data-tone="outward">
        <span>{group.label}</span> <Icon name="arrow-out" size={14} />
      </a>
    );
  }
  return (
    <Link to={group.href} onClick={onPick} data-tone={group.tone}>
      {group.tone === 'offer' && structure.menuStyle === 'bar' ? <Icon name="tag" size={16} /> : null}
      <span>{group.label}</span>
    </Link>
  );
};
