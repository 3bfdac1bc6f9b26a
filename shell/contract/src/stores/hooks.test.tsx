import { act, render, screen } from '@testing-library/react';
import { type ShellApi, ShellProvider } from '../context';
import { useZipcode } from './hooks';
import { createStores } from './stores';

const cancun = { id: '77500', cp: '77500', municipio: 'Benito Juárez', estado: 'Quintana Roo', extraCost: false };
const rendered = jest.fn();
const Place = () => {
  rendered();
  return <p>{useZipcode().value?.municipio}</p>;
};

test('a component that shows the postal code renders again when it changes, not when its dialog opens or closes', () => {
  const stores = createStores({ user: null, quotation: null, zipcode: null });
  render(
    <ShellProvider shell={{ stores } as ShellApi}>
      <Place />
    </ShellProvider>,
  );
  rendered.mockClear();
  act(() => stores.zipcode.getState().ask());
  act(() => stores.zipcode.getState().close());
  expect(rendered).not.toHaveBeenCalled();
  act(() => stores.zipcode.getState().set(cancun));
  expect(screen.getByText('Benito Juárez')).toBeTruthy();
});
