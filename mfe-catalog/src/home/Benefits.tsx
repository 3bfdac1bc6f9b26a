import { useBrand } from '@actual/shell-contract';
import { from, type } from '@actual/themes-contract';
import { Icon, Text } from '@actual/ui';
import styled from 'styled-components';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 20px;
  margin: 0;
  padding: 20px 0;
  list-style: none;
  ${from.desktop} { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  li { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 4px 14px; align-items: start; }
  strong { ${type('name')} }
  &[data-tinted] li { align-items: center; }
  &[data-tinted] svg { box-sizing: content-box; padding: 12px; border-radius: 50%; background: var(--c-tint-1); }
  &[data-tinted] li:nth-child(2) svg { background: var(--c-tint-2); }
  &[data-tinted] li:nth-child(3) svg { background: var(--c-tint-3); }
  &[data-tinted] li:nth-child(4) svg { background: var(--c-tint-4); }
`;

/** Four facts that help to decide. */
export function Benefits() {
  const { structure, voice } = useBrand();
  return (
    <List aria-label="Por qué comprar aquí" data-tinted={structure.home === 'scene' ? '' : undefined}>
      {voice.benefits.map(({ icon, title, text }) => (
        <li key={title}>
          <Icon name={icon} size={24} />
          <div>
            <strong>{title}</strong>
            <Text step="small" tone="text2">
              {text}
            </Text>
          </div>
        </li>
      ))}
    </List>
  );
}
