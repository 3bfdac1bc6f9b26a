import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderInBrand } from '../testing';
import { IconButton } from './IconButton';

function Zoom() {
  const [steps, setSteps] = useState(0);
  return (
    <IconButton icon="zoom-in" label={`Acercar ${steps}`} disabled={steps === 1} onClick={() => setSteps(steps + 1)} />
  );
}

test('a button that its last press turns off keeps the focus and does nothing more', async () => {
  const user = userEvent.setup();
  renderInBrand(<Zoom />);
  await user.tab();
  await user.keyboard('{Enter}{Enter}');
  const button = screen.getByRole('button', { name: 'Acercar 1' });
  expect(button.matches('[aria-disabled="true"]:not(:disabled)')).toBe(true);
  expect(document.activeElement).toBe(button);
});
