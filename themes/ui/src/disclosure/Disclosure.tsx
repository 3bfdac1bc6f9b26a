import { type Structure, type, useBrand } from '@actual/themes-contract';
import { type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon';

const Box = styled.div`
  border-bottom: 1px solid var(--c-line);
`;
const Trigger = styled.button<{ $large: boolean }>`
  display: flex;
  align-items: center;
  gap: 12px;
  width: 100%;
  min-height: ${({ $large }) => ($large ? '64px' : '52px')};
  padding: 8px 0;
  text-align: left;
  font: ${({ $large }) => ($large ? 'var(--t-h-4)' : 'var(--t-label)')};
  letter-spacing: ${({ $large }) => ($large ? 'var(--t-h-4-ls)' : 'var(--t-label-ls)')};
  > span {
    flex: 1;
  }
  @media print {
    > svg {
      display: none;
    }
  }
`;
const Small = styled.small`
  ${type('small')}
  color: var(--c-text-2);
`;
const Content = styled.div`
  padding-bottom: 20px;
  @media print, (scripting: none) {
    &[hidden] {
      display: block !important;
    }
  }
`;

const iconOf = (look: Structure['disclosure'], open: boolean) =>
  look === 'plus' ? (open ? 'minus' : 'plus') : open ? 'chevron-up' : 'chevron-down';

export interface DisclosureProps {
  title: ReactNode;
  open?: boolean;
  defaultOpen?: boolean;
  onToggle?(open: boolean): void;
  /** how many are chosen inside */
  count?: number;
  large?: boolean;
  level?: 2 | 3 | 4;
  children: ReactNode;
}

/** A title that opens its content: filter groups, payment plans, phone menus. */
export const Disclosure = ({
  title,
  open,
  defaultOpen = false,
  onToggle,
  count,
  large = false,
  level = 3,
  children,
}: DisclosureProps) => {
  const { structure } = useBrand();
  const id = useId();
  const [own, setOwn] = useState(defaultOpen);
  const shown = open ?? own;
  const Heading = `h${level}` as 'h3';
  const toggle = () => {
    setOwn(!shown);
    onToggle?.(!shown);
  };
  return (
    <Box>
      <Heading>
        <Trigger type="button" $large={large} aria-expanded={shown} aria-controls={id} onClick={toggle}>
          <span>{title}</span>
          {count ? <Small>{count}</Small> : null}
          <Icon name={iconOf(structure.disclosure, shown)} size={18} />
        </Trigger>
      </Heading>
      <Content id={id} hidden={!shown}>
        {children}
      </Content>
    </Box>
  );
};
