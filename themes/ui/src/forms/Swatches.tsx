import { noPicture } from '@actual/contracts/facts/catalog/product-pictures';
import { Anchor, type, useBrand } from '@actual/themes-contract';
import type { MouseEvent } from 'react';
import { css, styled } from 'styled-components';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { Legend } from './Legend';

export interface SwatchOption {
  value: string;
  label: string;
  /** The effect of choosing it: a second line where the brand writes names beside its colors. */
  text?: string;
  /** CSS color */
  color?: string;
  /** picture stem, for woods and fabrics */
  picture?: string;
  href?: string;
  disabled?: boolean;
}

const List = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;
/** As the colors to choose from stand on a card. */
const Dots = styled.ul`
  display: flex;
  align-items: center;
  gap: 4px;
  margin-inline: -4px;
`;
const dot = css<{ $ground?: string }>`
  display: block;
  border-radius: var(--swatch-radius);
  background: ${({ $ground }) => $ground ?? 'var(--c-tile)'} center / cover;
  box-shadow: inset 0 0 0 1px rgb(0 0 0 / 0.16);
  /* the color is the content */
  forced-color-adjust: none;
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
const Dot = styled.li<{ $ground?: string; $chosen: boolean }>`
  ${dot}
  width: 16px;
  height: 16px;
  margin: 6px;
  outline: ${({ $chosen }) => ($chosen ? '2px solid var(--c-selected)' : '1px solid transparent')};
  outline-offset: 2px;
`;
const More = styled.li`
  ${type('small')}
  color: var(--c-text-2);
`;
const square = css<{ $ground?: string; $chosen: boolean; $off?: boolean }>`
  ${dot}
  position: relative;
  width: var(--swatch);
  height: var(--swatch);
  cursor: ${({ $off }) => ($off ? 'not-allowed' : 'pointer')};
  opacity: ${({ $off }) => ($off ? 0.45 : 1)};
  outline: ${({ $chosen }) => ($chosen ? 'var(--chosen-width) solid var(--c-selected)' : '0 solid transparent')};
  outline-offset: 3px;
  @media (forced-colors: active) {
    outline-color: ${({ $chosen }) => ($chosen ? 'Highlight' : 'Canvas')};
  }
  &:hover {
    outline: ${({ $chosen }) => ($chosen ? '' : '1px solid var(--c-control)')};
  }
  &:has(input:focus-visible),
  &:focus-visible {
    outline: var(--focus-width) solid var(--c-focus);
    outline-offset: 5px;
  }
`;
const Square = styled.label<{ $ground?: string; $chosen: boolean; $off?: boolean }>`
  ${square}
`;
const LinkSquare = styled(Anchor)<{ $ground?: string; $chosen: boolean; $off?: boolean }>`
  ${square}
`;
const pill = css<{ $chosen: boolean; $off?: boolean }>`
  ${type('ui')}
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 10px;
  /* room for a second line, which comes with the postal code: no color changes its place then */
  min-width: 156px;
  min-height: 52px;
  padding: 6px 18px 6px 8px;
  background: ${({ $chosen }) => ($chosen ? 'var(--c-selected-bg)' : 'var(--c-surface)')};
  border-radius: 999px;
  box-shadow: inset 0 0 0
    ${({ $chosen }) => ($chosen ? 'var(--chosen-width) var(--c-selected)' : '1.5px var(--c-option-edge)')};
  ${({ $off }) => ($off ? 'color: var(--c-text-2); border: 1.5px dashed var(--c-option-edge); box-shadow: none;' : '')}
  cursor: ${({ $off }) => ($off ? 'not-allowed' : 'pointer')};
  @media (forced-colors: active) {
    border: ${({ $chosen }) => ($chosen ? '3px solid Highlight' : '1px solid ButtonBorder')};
  }
  &:has(input:focus-visible) {
    outline: var(--focus-width) solid var(--c-focus);
    outline-offset: var(--focus-offset);
  }
`;
const PillChoice = styled.label<{ $chosen: boolean; $off?: boolean }>`
  ${pill}
`;
const PillLink = styled(Anchor)<{ $chosen: boolean; $off?: boolean }>`
  ${pill}
`;
const PillDot = styled.i<{ $ground?: string }>`
  ${dot}
  width: 30px;
  height: 30px;
`;
const PillWords = styled.span`
  line-height: 1.25;
`;
const PillText = styled.small`
  display: block;
  font-size: 0.8125rem;
  font-weight: 400;
  color: var(--c-text-2);
`;
const Input = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: inherit;
`;
const Chosen = styled.span`
  color: var(--c-text-2);
  font-weight: 400;
`;

const words = ({ label, text }: SwatchOption): string => (text ? `${label}, ${text}` : label);
const PillLabel = ({ label, text }: SwatchOption) => (
  <PillWords>
    <span>{label}</span>
    {text ? <PillText>{text}</PillText> : null}
  </PillWords>
);
const ground = (option: SwatchOption): string | undefined =>
  option.picture && option.picture !== noPicture ? `url("/pictures/${option.picture}-300.webp")` : option.color;

export interface SwatchesProps {
  legend: string;
  name?: string;
  value?: string | null;
  /** without it the colors are only shown, or are plain links */
  onChange?(value: string): void;
  /** said beside the legend instead of the chosen color's name */
  note?: string;
  options: SwatchOption[];
  size?: 's' | 'l';
  /** how many to show before «+3» */
  max?: number;
}

/** Colors and finishes: a small display on cards, 52 px choices on the product page. */
export const Swatches = ({
  legend,
  name = 'color',
  value = null,
  onChange,
  note,
  options,
  size = 'l',
  max = 4,
}: SwatchesProps) => {
  const { structure } = useBrand();
  if (size === 's') {
    const rest = options.length - max;
    return (
      <Dots aria-label={`${legend}: ${options.map((option) => option.label).join(', ')}`}>
        {options.slice(0, max).map((option) => (
          <Dot key={option.value} $ground={ground(option)} $chosen={option.value === value} title={option.label} />
        ))}
        {rest > 0 ? <More>{`+${rest}`}</More> : null}
      </Dots>
    );
  }
  const labeled = structure.swatch === 'labeled';
  const chosen = options.find((option) => option.value === value);
  return (
    <fieldset>
      <Legend>
        <span>{legend}</span>
        {chosen ? <Chosen>{`: ${note ?? chosen.label}`}</Chosen> : null}
      </Legend>
      <List data-noprint="">
        {options.map((option) => {
          const picked = option.value === value;
          const link = {
            $chosen: picked,
            'aria-current': picked ? ('true' as const) : undefined,
            onClick: (event: MouseEvent) => {
              if (!onChange || event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              onChange(option.value);
            },
          };
          const choice = {
            type: 'radio',
            name,
            value: option.value,
            checked: picked,
            disabled: option.disabled,
            onChange: () => onChange?.(option.value),
          } as const;
          if (labeled)
            return option.href ? (
              <PillLink key={option.value} href={option.href} {...link}>
                <PillDot $ground={ground(option)} />
                <PillLabel {...option} />
              </PillLink>
            ) : (
              <PillChoice key={option.value} $chosen={picked} $off={option.disabled}>
                <Input {...choice} />
                <PillDot $ground={ground(option)} />
                <PillLabel {...option} />
              </PillChoice>
            );
          return option.href ? (
            <LinkSquare key={option.value} href={option.href} $ground={ground(option)} {...link}>
              <VisuallyHidden>{words(option)}</VisuallyHidden>
            </LinkSquare>
          ) : (
            <Square key={option.value} $ground={ground(option)} $chosen={picked} $off={option.disabled}>
              <Input {...choice} aria-label={words(option)} />
            </Square>
          );
        })}
      </List>
    </fieldset>
  );
};
