/** @jest-environment jsdom */

import { noPicture } from '@actual/contracts/facts/catalog/product-pictures';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInBrand } from '../../testing';
import { Gallery } from './Gallery';

const picture = (stem: string) => ({ stem, alt: `Sillón, ${stem}` });
const scrolled: number[] = [];
beforeAll(() => {
  Element.prototype.scrollTo = ((to: ScrollToOptions) =>
    scrolled.push(to.left ?? 0)) as typeof Element.prototype.scrollTo;
});

/** The greatest heights that the styles of wide windows, which jsdom does not apply, give an element. */
const heightsOf = (element: Element): string[] =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .flatMap((rule) => ('media' in rule && 'cssRules' in rule ? [...(rule as CSSMediaRule).cssRules] : []))
    .filter((rule): rule is CSSStyleRule => 'selectorText' in rule && element.matches(String(rule.selectorText)))
    .map(({ style }) => style.getPropertyValue('max-height'))
    .filter(Boolean);

test('a single picture has no thumbs and no empty place for them', () => {
  renderInBrand(<Gallery pictures={[picture('lado')]} />);
  expect(screen.getByRole('img', { name: 'Sillón, lado' })).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'Elegir foto' })).toBeNull();
});

test('the line under the first picture is as long as the piece in it', () => {
  renderInBrand(<Gallery pictures={[picture('lado')]} widthCm={74} spread={0.61} />, { showCota: true });
  const measure = screen.getByText('74 cm').closest('div');
  expect(measure?.style.getPropertyValue('--spread')).toBe('0.61');
});

test('every picture is in the page, and a thumb is a link to its own, so that it works without script', () => {
  const { container } = renderInBrand(<Gallery pictures={[picture('lado'), picture('frente')]} />);
  expect(screen.getAllByRole('img', { name: /Sillón/ })).toHaveLength(2);
  for (const thumb of screen.getAllByRole('link')) {
    const target = thumb.getAttribute('href')?.slice(1) ?? '';
    expect(container.querySelector(`[id="${target}"] img`)).toBeTruthy();
  }
});

test('thumbs and arrow keys choose the picture and stop at the ends', async () => {
  const user = userEvent.setup();
  renderInBrand(<Gallery pictures={[picture('lado'), picture('frente'), picture('detalle')]} />);
  const current = () => screen.getByRole('link', { current: true }).textContent;
  expect(current()).toBe('Foto 1 de 3');
  await user.click(screen.getByRole('link', { name: 'Foto 3 de 3' }));
  expect(current()).toBe('Foto 3 de 3');
  act(() => screen.getByRole('group', { name: 'Fotos del producto' }).focus());
  await user.keyboard('{ArrowRight}');
  expect(current()).toBe('Foto 3 de 3');
  await user.keyboard('{Home}{ArrowRight}');
  expect(current()).toBe('Foto 2 de 3');
});

test('the large pictures behind the first wait until somebody turns to the gallery; the piece to scale is the last', async () => {
  const user = userEvent.setup();
  const { container } = renderInBrand(
    <Gallery
      pictures={[picture('lado'), picture('frente')]}
      scale={(looked) => <p>{looked ? 'foto a escala' : 'dibujo a escala'}</p>}
    />,
  );
  const waiting = () => container.querySelectorAll('[data-waits]').length;
  expect(waiting()).toBe(1);
  expect(screen.getByText('dibujo a escala')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'A escala' }));
  expect(waiting()).toBe(0);
  expect(screen.getByText('foto a escala')).toBeTruthy();
  expect(screen.getByRole('link', { current: true }).textContent).toBe('A escala');
});

test('four of many thumbs are seen at a time beside the stage, the chosen one among them', async () => {
  const user = userEvent.setup();
  renderInBrand(<Gallery pictures={Array.from({ length: 20 }, (_, at) => picture(`foto-${at}`))} />);
  const list = screen.getByRole('group', { name: 'Elegir foto' });
  const [thumb, gap, edges] = [88, 10, 6];
  const four = 4 * thumb + 3 * gap + edges;
  expect(heightsOf(list)).toEqual([`calc(4 * ${thumb}px + 3 * ${gap}px + ${edges}px)`]);
  Object.defineProperty(list, 'clientHeight', { value: four });
  for (const [at, node] of [...list.children].entries())
    Object.defineProperties(node, { offsetTop: { value: at * (thumb + gap) }, offsetHeight: { value: thumb } });
  await user.click(screen.getByRole('link', { name: 'Foto 15 de 20' }));
  const top = 14 * (thumb + gap);
  expect(list.scrollTop).toBeLessThanOrEqual(top);
  expect(list.scrollTop + four).toBeGreaterThanOrEqual(top + thumb);
});

test('a picture opens large; the drawing in the place of one that is missing does not', () => {
  const enlarge = jest.fn();
  const { unmount } = renderInBrand(<Gallery pictures={[picture('lado')]} onEnlarge={enlarge} />);
  expect(screen.getByRole('button', { name: 'Acercar la foto' })).toBeTruthy();
  unmount();
  renderInBrand(<Gallery pictures={[picture(noPicture)]} onEnlarge={enlarge} />);
  expect(screen.queryByRole('button', { name: 'Acercar la foto' })).toBeNull();
  fireEvent.click(screen.getByRole('img', { name: /sin foto$/ }));
  expect(enlarge).not.toHaveBeenCalled();
});
