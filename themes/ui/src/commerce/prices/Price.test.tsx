import { screen } from '@testing-library/react';
import { renderInBrand } from '../../testing';
import { formatDate, formatPercent, formatPesos } from './format';
import { Price } from './Price';

test('a discounted price is one sentence for screen readers', () => {
  renderInBrand(<Price price={18675} before={24900} discount={25} />);
  expect(screen.getByText('Precio $18,675, antes $24,900, 25 por ciento de descuento')).toBeTruthy();
});

test('without a discount only the price is said and drawn', () => {
  const { container } = renderInBrand(<Price price={9990} before={9990} />);
  expect(container.textContent).toBe('Precio $9,990$9,990');
});

test.each(['l', 'xl'] as const)('%s: where months cost more, the price is said to be that of one payment', (size) => {
  renderInBrand(<Price size={size} price={18675} months={{ count: 12, amount: 1868, total: 22416 }} />);
  expect(screen.getByText('Precio $18,675 en un solo pago')).toBeTruthy();
  expect(screen.getByText('en un solo pago').getAttribute('aria-hidden')).toBe('true');
});

test.each([
  ['months cost as much', 'xl', 18675],
  ['it is a card’s, which has no room', 'm', 22416],
] as const)('does not mention one payment where %s', (_where, size, total) => {
  const { container } = renderInBrand(<Price size={size} price={18675} months={{ count: 12, amount: 1868, total }} />);
  expect(container.textContent).not.toContain('en un solo pago');
});

test('months that cost more because less is taken off say how much that is', () => {
  const { container } = renderInBrand(
    <Price
      price={8392}
      before={10490}
      discount={20}
      months={{ count: 12, amount: 786.75, total: 9441, discount: 10 }}
    />,
  );
  expect(container.textContent).toContain('$786.75, con −10%: $9,441');
});

test('months without the discount of one payment say so', () => {
  const months = { count: 12, amount: 665.83, total: 7990, discount: 0 };
  const { container } = renderInBrand(<Price price={7191} before={7990} discount={10} months={months} />);
  expect(container.textContent).toContain('$665.83, sin descuento: $7,990');
});

test('a percent is rounded down and written with a real minus', () => {
  expect(formatPercent(24.99)).toBe('−24%');
  expect(formatPercent(25)).toBe('−25%');
});

test('money and days are written the shop’s way', () => {
  expect(formatPesos(1234567)).toBe('$1,234,567');
  expect(formatPesos(1332.5)).toBe('$1,332.50');
  expect(formatDate('2026-11-08')).toBe('8/nov/2026');
});

test('a price of millions may go on in another line, after a comma and never between digits', () => {
  const { container } = renderInBrand(<Price price={1234567.5} before={2234567} />);
  const drawn = [...container.querySelectorAll('[aria-hidden] > span')].map(({ textContent }) => textContent);
  expect(drawn.map((text) => text?.split('\u200B'))).toEqual([
    ['$1,', '234,', '567.50'],
    ['$2,', '234,', '567'],
    ['−44%'],
  ]);
});
