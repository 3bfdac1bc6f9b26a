import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { mailPreviews as ofAccount } from '@actual/account-service/src/testing/mail-previews';
import { mailPreviews as ofCheckout } from '@actual/checkout-service/src/testing/mail-previews';
import type { Site } from '@actual/contracts';
import { phoneLine } from '@actual/contracts/facts/company/company';
import { companyAtFirst } from '@actual/contracts/facts/company/company-at-first';
import type { RenderedMail } from '@actual/kit/mail';
import { mailPreviews as ofStaff } from '@actual/staff-service/src/testing/mail-previews';

const services = join(__dirname, '..', '..');
const makesMail = /\b(?:shortMail|renderMail|orderLetter)\(/;
/** The frame that several mails share. */
const makesFrame = /export const orderLetter\b/;

/** Files of a service that make mails, with their texts. */
const mailFiles = (service: string) =>
  readdirSync(join(services, service, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => ({ file, source: readFileSync(join(services, service, 'src', file), 'utf8') }))
    .filter(({ source }) => makesMail.test(source) && !makesFrame.test(source));

test.each(['account', 'checkout', 'staff'])('every mail of %s is on the contact sheet', (service) => {
  const previews = readFileSync(join(services, service, 'src/testing/mail-previews.ts'), 'utf8');
  const files = mailFiles(service);
  expect(files.length).toBeGreaterThan(0);
  const missing = files.flatMap(({ file, source }) => {
    const mails = [...source.matchAll(/export (?:const|function) (\w+Mail)\b/g)].map(([, name = '']) => name);
    // a mail that only its sender can make could not be looked at
    if (mails.length === 0) return [file];
    return mails.filter((name) => !previews.includes(` ${name}`)).map((name) => `${file}: ${name}`);
  });
  expect(missing).toEqual([]);
});

const sites: readonly Site[] = ['actual-studio', 'actual-home', 'actual-kids'];
const previewsOf = (site: Site): [string, RenderedMail | null][] =>
  [ofCheckout, ofAccount, ofStaff].flatMap((previews) => Object.entries(previews(site, 'https://tienda.example')));

test.each(sites)(
  'every mail of %s is whole: its subject, its words, nothing undefined, its button in the text part',
  (site) => {
    for (const [name, mail] of previewsOf(site)) {
      const { subject, html, text } = mail ?? { subject: '', html: '', text: '' };
      const both = `${subject}\n${html}\n${text}`;
      expect({ name, subject }).toEqual({ name, subject: expect.stringMatching(/\S/) });
      expect({ name, broken: /undefined|\bnull\b|NaN|\[object/.exec(both)?.[0] }).toEqual({ name, broken: undefined });
      // the text part says the same as the page; the letter to the store has no button
      if (name !== 'message-to-store')
        expect({ name, text }).toEqual({ name, text: expect.stringContaining('https://') });
    }
  },
);

test('every mail says the telephone of the store once, in both its parts', () => {
  for (const [name, mail] of previewsOf('actual-studio')) {
    const times = [mail?.html, mail?.text].map((part = '') => part.split(phoneLine(companyAtFirst)).length - 1);
    expect({ name, times }).toEqual({ name, times: [1, 1] });
  }
});
