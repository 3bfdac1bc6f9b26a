import { emptyPlan, planText } from '@actual/domain/room-plan/index';
import { renderTestPage } from '@actual/shell-contract/testing';
import type { Brand } from '@actual/themes-contract';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import type { ContentOf } from '../editors/editor';
import { RoomsEditor } from '../editors/RoomsEditor';

const brand = { site: 'actual-home', name: 'Actual Home', structure: {} } as unknown as Brand;
const [lamp, chair] = ['3fb4e59a-bb7b-8e1b-960d-49f53798e3b6', 'aaaaaaaa-bb7b-8e1b-960d-49f53798e3b6'];
const pieces = [lamp, chair].map((product) => ({ x: 2_500, y: 2_000, turn: 0, product }));
const card = (id: string, ItemCode: string, Name: string) => ({ id, ItemCode, Name, color: null, dimensions: [] });

type Content = ContentOf<'rooms'>;
const first: Content = {
  kind: 'rooms',
  rooms: [{ id: 'a', name: 'Sala', slug: 'sala', text: 'Para leer', picture: 'sala', pieces: [] }],
};
const changed = jest.fn<void, [Content]>();
function Editor() {
  const [content, change] = useState(first);
  return (
    <RoomsEditor
      content={content}
      onChange={(next) => {
        changed(next);
        change(next);
      }}
    />
  );
}

/** The editor with one room. */
const open = (answers: Record<string, () => unknown>) =>
  renderTestPage({
    brand,
    routes: [{ path: '/contenido', Component: Editor }],
    url: '/contenido',
    answer: async (key: string) =>
      key === 'POST /storefront/{document}/preview' ? { kind: 'rooms', rooms: [] } : answers[key]?.(),
  });
const room = () => changed.mock.lastCall?.[0].rooms[0];
function bring(link: string) {
  fireEvent.change(screen.getByLabelText('Liga de un plano'), { target: { value: link } });
  fireEvent.click(screen.getByRole('button', { name: 'Traer del plano' }));
}

afterEach(() => {
  jest.restoreAllMocks();
  changed.mockClear();
});

test('a planner’s link fills a room with its products, their points and a drawing', async () => {
  // the test's browser draws nothing
  const canvas = new Proxy({}, { get: () => () => undefined, set: () => true });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(canvas as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) => take(new Blob(['x'])));
  const { called } = open({
    'POST /product/multiplefindbyids/': () => [card(lamp, 'HM7', 'Lámpara Ceiba'), card(chair, 'HM8', 'Silla')],
    'POST /storefront/{document}/picture': () => ({ picture: 'subida-1' }),
  });
  await screen.findByLabelText('Liga de un plano');
  bring(`https://home.example.mx/plano?plano=${planText({ ...emptyPlan, pieces })}`);
  expect(await screen.findByText('Productos y dibujo listos.')).toBeTruthy();
  expect(screen.getByText(': Lámpara Ceiba')).toBeTruthy();
  expect(called('POST /storefront/{document}/picture')[0]?.input).toMatchObject({
    params: { document: 'rooms.actual-home' },
    file: { name: 'plano.png', type: 'image/png' },
  });
  expect(room()).toMatchObject({
    picture: 'subida-1',
    pieces: [
      { itemCode: 'HM7', quantity: 1, x: 50, y: 50 },
      { itemCode: 'HM8', quantity: 1 },
    ],
  });
});

test('where the browser draws no picture, the products are there and the room keeps its own', async () => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  open({ 'POST /product/multiplefindbyids/': () => [card(lamp, 'HM7', 'Lámpara')] });
  await screen.findByLabelText('Liga de un plano');
  bring(planText({ ...emptyPlan, pieces }));
  expect(await screen.findByText(/^Productos listos\..* Un producto ya no se vende y quedó fuera\.$/)).toBeTruthy();
  expect(room()).toMatchObject({ picture: 'sala', pieces: [{ itemCode: 'HM7' }] });
});

test('a link without a plan, an empty plan and one of another brand are answered by a sentence, and nothing changes', async () => {
  open({ 'POST /product/multiplefindbyids/': () => [] });
  await screen.findByLabelText('Liga de un plano');
  for (const [link, sentence] of [
    ['https://home.example.mx/plano', /^Esa liga no lleva un plano/],
    [planText(emptyPlan), 'Ese plano no tiene productos de la tienda.'],
    [planText({ ...emptyPlan, pieces }), 'Actual Home no vende los productos de ese plano.'],
  ] as const) {
    bring(link);
    expect(await screen.findByText(sentence)).toBeTruthy();
  }
  expect(changed).not.toHaveBeenCalled();
});
