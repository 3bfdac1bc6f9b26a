import { Link } from '@actual/shell-contract';
import { from, type MenuGroup, type, useBrand } from '@actual/themes-contract';
import { styled } from 'styled-components';

const Box = styled.div<{ $wide: boolean }>`
  position: absolute;
  z-index: 30;
  top: 100%;
  background: var(--c-dialog);
  color: var(--c-text);
  box-shadow: var(--shadow-dialog);
  --from: 0 -6px;
  animation: slide-in var(--base) var(--ease);
  ${({ $wide }) =>
    $wide
      ? 'inset-inline: 0; padding: 40px var(--margin) 48px; border-top: 1px solid var(--c-line); border-bottom: 1px solid var(--c-line);'
      : 'padding: 20px; border-radius: var(--radius-tile); border: var(--panel-border); margin-top: 6px;'}
`;
const Columns = styled.div<{ $wide: boolean }>`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: ${({ $wide }) => ($wide ? 'minmax(0, 240px)' : 'minmax(180px, max-content)')};
  gap: 8px 40px;
  max-width: var(--container);
  margin-inline: auto;
  ${from.wide} {
    gap: 8px 56px;
  }
  p {
    padding-bottom: 8px;
    color: var(--c-text-2);
    ${type('small')}
  }
  li a {
    display: flex;
    align-items: center;
    min-height: 40px;
    ${type('ui')}
    &:hover {
      text-decoration: underline;
      text-underline-offset: 5px;
    }
  }
`;

/** The links of one menu group: across the page, or dropped under its word. */
export const MenuPanel = ({ group, onPick }: { group: MenuGroup; onPick: () => void }) => {
  const { structure } = useBrand();
  const wide = structure.menuPanel === 'columns';
  return (
    <Box data-panel $wide={wide}>
      <Columns $wide={wide}>
        {group.columns?.map(({ title, links }) => (
          <div key={title}>
            <p>{title}</p>
            <ul>
              {links.map(({ label, href }) => (
                <li key={label}>
                  <Link to={href} onClick={onPick}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Columns>
    </Box>
  );
};
