import { countWords } from '@actual/contracts/facts/text/written';
import { from, type } from '@actual/themes-contract';
import { useRef } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { IconButton } from '../../actions/IconButton';
import { LinkButton } from '../../actions/LinkButton';
import { Icon } from '../../Icon';
import { VisuallyHidden } from '../../layout/VisuallyHidden';
import { Picture } from '../pictures/Picture';

/** Space for the bar under the footer, under everything the keyboard reaches, and under floating parts (`--foot`). */
const BottomSpace = createGlobalStyle<{ $desktopOnly: boolean }>`
  @media (min-width: ${({ $desktopOnly }) => ($desktopOnly ? '1024px' : '0')}) {
    html { --foot: 84px; scroll-padding-bottom: 96px; }
    body { padding-bottom: calc(76px + env(safe-area-inset-bottom)); }
  }
`;
const Bar = styled.section<{ $desktopOnly: boolean }>`
  position: fixed;
  z-index: 28;
  inset: auto 0 0;
  display: ${({ $desktopOnly }) => ($desktopOnly ? 'none' : 'flex')};
  align-items: center;
  gap: 8px;
  min-height: 68px;
  padding: 8px var(--margin) calc(8px + env(safe-area-inset-bottom));
  background: var(--c-dialog);
  border-top: 1px solid var(--c-line);
  box-shadow: var(--shadow-float);
  ul {
    display: flex;
    flex: 1;
    gap: 6px;
    min-width: 0;
    overflow-x: auto;
    scrollbar-width: none;
  }
  li {
    flex: none;
  }
  ${from.tablet} {
    display: ${({ $desktopOnly }) => ($desktopOnly ? 'none' : 'flex')};
    gap: 16px;
    /* on the product's page what is bought stands at the right, and stays free */
    inset: ${({ $desktopOnly }) => ($desktopOnly ? 'auto auto 16px var(--margin)' : 'auto auto 16px 50%')};
    translate: ${({ $desktopOnly }) => ($desktopOnly ? '0' : '-50%')} 0;
    padding: 8px 12px 8px 16px;
    border: 1px solid var(--c-line);
    border-radius: var(--radius-panel);
  }
  ${from.desktop} {
    display: flex;
  }
`;
const Count = styled.p`
  ${type('small')}
  display: none;
  color: var(--c-text-2);
  white-space: nowrap;
  ${from.tablet} {
    display: block;
  }
`;
const Thumb = styled.button`
  position: relative;
  display: block;
  width: 48px;
  height: 48px;
  overflow: hidden;
  background: var(--c-tile);
  border-radius: var(--radius-thumb);
  > span {
    position: absolute;
    top: 2px;
    right: 2px;
    display: grid;
    place-items: center;
    width: 18px;
    height: 18px;
    background: var(--c-surface);
    border-radius: 50%;
  }
`;

export interface ChosenBarProps {
  /** the bar's name, for everyone who does not see it */
  label: string;
  items: readonly { id: string; name: string; picture: string }[];
  /** only where no other bar stands at the foot of a phone */
  desktopOnly?: boolean;
  action: { label: string; href: string };
  onRemove(id: string): void;
  onClear(): void;
}

/** The products chosen on the way through the store: a picture of each, which removes it, and the link onward. */
export const ChosenBar = ({ label, items, desktopOnly = false, action, onRemove, onClear }: ChosenBarProps) => {
  const lead = useRef<HTMLDivElement>(null);
  const count = countWords(items.length, 'elegido', 'elegidos');
  const remove = (id: string) => {
    onRemove(id);
    // the button that was pressed is gone
    lead.current?.querySelector('a')?.focus();
  };
  return (
    <>
      <VisuallyHidden role="status">{items.length > 0 ? `${label}: ${count}` : ''}</VisuallyHidden>
      {items.length > 0 ? (
        <>
          <BottomSpace $desktopOnly={desktopOnly} />
          <Bar aria-label={label} $desktopOnly={desktopOnly} data-noprint="">
            <Count aria-hidden="true">{count}</Count>
            <ul>
              {items.map(({ id, name, picture }) => (
                <li key={id}>
                  <Thumb type="button" aria-label={`Quitar: ${name}`} title={name} onClick={() => remove(id)}>
                    <Picture stem={picture} alt="" sizes="48px" />
                    <span>
                      <Icon name="close" size={12} />
                    </span>
                  </Thumb>
                </li>
              ))}
            </ul>
            <div ref={lead}>
              <LinkButton size="s" href={action.href}>
                {action.label}
              </LinkButton>
            </div>
            <IconButton icon="trash" label="Quitar todos" onClick={onClear} />
          </Bar>
        </>
      ) : null}
    </>
  );
};
