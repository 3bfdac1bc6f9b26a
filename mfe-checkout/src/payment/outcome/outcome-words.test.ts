import { isDeclined, pendingText, rejectionText } from './outcome-words';

const neutral = 'Error. No pudimos procesar tu pago.';

test.each([
  'cc_rejected_bad_filled_other',
  'cc_rejected_bad_filled_card_number',
  'cc_rejected_bad_filled_security_code',
  'cc_rejected_bad_filled_date',
  'cc_rejected_call_for_authorize',
  'cc_rejected_card_disabled',
  'cc_rejected_insufficient_amount',
  'cc_rejected_card_error',
  'cc_rejected_invalid_installments',
  'cc_rejected_max_attempts',
  'cc_rejected_duplicated_payment',
  'cc_rejected_high_risk',
  'cc_rejected_blacklist',
  'cc_rejected_3ds_challenge',
  'cc_rejected_3ds_mandatory',
  'cc_rejected_other_reason',
  'cc_rejected_time_out',
  'cc_amount_rate_limit_exceeded',
  'bank_error',
  'rejected_by_bank',
  'rejected_by_regulations',
  'rejected_insufficient_data',
])('%s has words of its own, that promise no success', (detail) => {
  expect(rejectionText(detail)).not.toBe(neutral);
  expect(rejectionText(detail)).not.toMatch(/acreditado|aprobado|éxito/i);
});

test.each(['cc_rejected_high_risk', 'cc_rejected_blacklist', 'rejected_by_regulations'])(
  '%s does not say why a filter stopped it',
  (detail) => expect(rejectionText(detail)).not.toMatch(/riesgo|fraude|lista|regulaci/i),
);

test.each(['expired', 'by_payer', 'never_arrived', 'provider_unavailable', 'transfer_unavailable'])(
  '%s is told in its own words, not as a declined card',
  (detail) => {
    expect(isDeclined(detail)).toBe(false);
    expect(rejectionText(detail)).not.toBe(neutral);
    expect(isDeclined('cc_rejected_other_reason')).toBe(true);
  },
);

test.each(['', 'toString', '__proto__', 'cc_rejected_of_tomorrow'])('%p gets the neutral text', (detail) => {
  expect(rejectionText(detail)).toBe(`${neutral} No se hizo ningún cargo.`);
});

test('says that a payment is undecided, with its own words for each known wait', () => {
  for (const detail of ['pending_contingency', 'pending_review_manual', 'offline_process', 'of_tomorrow'])
    expect(pendingText(detail).text).toContain('menos de 2 días hábiles');
  expect(pendingText('pending_challenge').title).toContain('banco');
  expect(pendingText('pending_waiting_transfer').text).toContain('No generes de nuevo la misma cotización');
});
