import { type NotedForm, privacyNotes } from '@actual/contracts/facts/access/privacy-notes';
import { informationPages } from '@actual/contracts/facts/company/information-pages';
import { screen } from '@testing-library/react';
import { renderInBrand } from '../testing';
import { PrivacyNote } from './PrivacyNote';

test.each(Object.keys(privacyNotes) as NotedForm[])(
  'the line at «%s» says what for and leads to the notice',
  (form) => {
    renderInBrand(<PrivacyNote form={form} />);
    expect(screen.getByText(privacyNotes[form], { exact: false })).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe(informationPages.privacy);
  },
);

test('no form but the newsletter’s asks for offers by mail', () => {
  const offering = Object.entries(privacyNotes).filter(([, words]) => /ofertas/i.test(words));
  expect(offering.map(([form]) => form)).toEqual(['register', 'guest', 'newsletter']);
  for (const form of ['register', 'guest'] as const) expect(privacyNotes[form]).toContain('solo si las pides aparte');
});
