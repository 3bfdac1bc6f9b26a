import { createNoticesStore } from './notices';

const titles = (store: ReturnType<typeof createNoticesStore>) => store.getState().toasts.map(({ title }) => title);

test('of what went well one notice is shown, the latest; errors and what can still be undone stay', () => {
  const notices = createNoticesStore();
  const { toast } = notices.getState();
  toast({ tone: 'error', title: 'No se guardó' });
  toast({ tone: 'success', title: 'Quitado', link: { label: 'Deshacer', href: '/' } });
  toast({ tone: 'success', title: 'Máximo guardado' });
  toast({ tone: 'success', title: 'Precios actualizados' });
  expect(titles(notices)).toEqual(['No se guardó', 'Quitado', 'Precios actualizados']);
});

test('the same notice again takes its own place, and the oldest of four goes', () => {
  const notices = createNoticesStore();
  for (const title of ['a', 'b', 'a', 'c', 'd']) notices.getState().toast({ title });
  expect(titles(notices)).toEqual(['a', 'c', 'd']);
});
