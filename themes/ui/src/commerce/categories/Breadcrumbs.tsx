import { Anchor, type, useBrand } from '@actual/themes-contract';
import { styled } from 'styled-components';
import { Icon } from '../../Icon';

const List = styled.ol`
  ${type('small')}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 10px;
  padding-block: 12px;
  color: var(--c-text-2);
  li {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 28px;
  }
  @media (max-width: 720px) {
    flex-wrap: nowrap;
    overflow-x: auto;
    scrollbar-width: none;
    white-space: nowrap;
    li {
      flex: none;
    }
    li:last-child {
      flex: 0 1 auto;
      min-width: 40%;
    }
    [aria-current] {
      overflow: hidden;
      text-overflow: ellipsis;
    }
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 28px;
  }
  a:hover {
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
  [aria-current] {
    color: var(--c-text);
    font-weight: 500;
  }
`;

/** Where this page is; the last item is the page itself. */
export const Breadcrumbs = ({ items }: { items: { label: string; href?: string }[] }) => {
  const { structure } = useBrand();
  return (
    <nav aria-label="Ruta">
      <List>
        {items.map((item, at) => {
          const last = at === items.length - 1;
          return (
            <li key={`${item.href ?? ''}${item.label}`}>
              {item.href && !last ? (
                <Anchor href={item.href}>{item.label}</Anchor>
              ) : (
                <span aria-current={last ? 'page' : undefined}>{item.label}</span>
              )}
              {last ? null : structure.breadcrumb === 'slash' ? (
                <span aria-hidden="true">/</span>
              ) : (
                <Icon name="chevron-right" size={14} />
              )}
            </li>
          );
        })}
      </List>
    </nav>
  );
};
