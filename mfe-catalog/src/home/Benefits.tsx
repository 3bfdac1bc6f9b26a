import { useBrand } from '@actual/shell-contract';
import { from } from '@actual/themes-contract';
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
  li { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 4px 12px; align-items: start; }
`;

/** Four facts that help to decide. */
export function Benefits() {
  const { voice } = useBrand();
  return (
    <List aria-label="Por qué comprar aquí">
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
