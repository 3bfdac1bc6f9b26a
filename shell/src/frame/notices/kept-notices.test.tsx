import { createStores } from '@actual/shell-contract';
import { keepNotices, sayKeptNotices } from './kept-notices';

const notices = () => createStores({ user: null, quotation: null, zipcode: null }).notices;
const titles = (store: ReturnType<typeof notices>) => store.getState().toasts.map(({ title }) => title);

test('what a page had just said is said once by the next document, after what that one says itself', () => {
  const left = notices();
  left.getState().toast({ title: 'Cuenta creada', tone: 'success' });
  left.getState().toast({ title: 'Agregado' });
  keepNotices(left);
  const next = notices();
  next.getState().toast({ title: 'Dirección guardada' });
  sayKeptNotices(next);
  expect(titles(next)).toEqual(['Dirección guardada', 'Cuenta creada', 'Agregado']);
  expect(new Set(next.getState().toasts.map(({ key }) => key)).size).toBe(3);
  const later = notices();
  sayKeptNotices(later);
  expect(titles(later)).toEqual([]);
});

test('a notice that was closed is not said again', () => {
  const left = notices();
  left.getState().toast({ title: 'Agregado' });
  left.getState().dismiss(left.getState().toasts[0]?.key ?? 0);
  keepNotices(left);
  const next = notices();
  sayKeptNotices(next);
  expect(titles(next)).toEqual([]);
});
