import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const root = join(__dirname, '..', '..', '..');

/** Forms that ask for nothing new about a person, and so have no line about it. */
const WITHOUT: Readonly<Record<string, string>> = {
  'mfe-account/src/forgot-password/route.tsx': 'an e-mail that is known already, and is forgotten',
  'mfe-account/src/forms/MailedLinkPage.tsx': 'a press',
  'mfe-account/src/forms/OwnForm.tsx': 'whatever its fields ask for',
  'mfe-account/src/passkeys/PasskeyDialog.tsx': 'a password, and a name for a key',
  'mfe-account/src/pedido/route.tsx': 'an e-mail and a folio that are known already',
  'mfe-account/src/plans/ChangePlan.tsx': 'a name for a plan',
  'mfe-account/src/privacy/DeleteAccount.tsx': 'a password',
  'mfe-account/src/privacy/MyData.tsx': 'nothing',
  'mfe-account/src/profile/PasswordForm.tsx': 'passwords',
  'mfe-account/src/profile/Sessions.tsx': 'nothing',
  'mfe-account/src/reset-password/NewPasswordForm.tsx': 'passwords',
  'mfe-account/src/register/RegisterChoices.tsx': 'a press; its forms are DraftForm and SignInForm',
  'mfe-account/src/second-factor/SecondFactor.tsx': 'a password and a code',
  'mfe-account/src/session/SignInForm.tsx': 'what is known already',
  'mfe-checkout/src/add/AddForm.tsx': 'a postal code, which tells nobody apart',
  'mfe-checkout/src/card-authorization/AuthorizationPage.tsx': 'nothing',
  'mfe-checkout/src/order/RestrictedOrder.tsx': 'an e-mail that is known already',
  'mfe-checkout/src/order/after-sale/ExchangeChoice.tsx': 'two buttons',
  'mfe-checkout/src/order/after-sale/RequestReply.tsx': 'what the form of its request says',
  'mfe-checkout/src/order/cancel/CancelPage.tsx': 'pieces of an order; the account is asked for by ConfirmCancel',
  'mfe-checkout/src/order/day/AskForStorage.tsx': 'a press',
  'mfe-checkout/src/order/day/DayForm.tsx': 'a day',
  'mfe-checkout/src/order/place/PlacePage.tsx': 'a postal code; its address is asked for by PlaceForm',
  'mfe-checkout/src/payment/PaymentForm.tsx': 'a choice; what a card has is the payment provider’s',
  'mfe-checkout/src/payment/card/Challenge.tsx': 'what a bank asks',
  'mfe-checkout/src/promise/PromisePage.tsx': 'a file of the store’s own, which names nobody',
  'mfe-checkout/src/shared/EmailDialog.tsx': 'where to send one mail now',
};

/** Files of clients' pages that have a form. */
const forms = ['mfe-account/src', 'mfe-checkout/src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.split(sep).join('/')}`)
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }))
    .filter(({ source }) => /<(f|F|OwnF)orm\b/.test(source)),
);

test('every form that takes personal data states its purpose, and links to the privacy notice', () => {
  const silent = forms.filter(({ source }) => !source.includes('<PrivacyNote ')).map(({ file }) => file);
  expect(silent.sort()).toEqual(Object.keys(WITHOUT).sort());
});
