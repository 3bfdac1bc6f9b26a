import type { PaymentDetail } from '@actual/contracts/recorded-words';

/** Mercado Pago's answer for one cardholder name. */
export type Outcome = { status: 'approved' | 'in_process' | 'pending' | 'rejected'; status_detail: PaymentDetail };

const rejected = (detail: PaymentDetail): Outcome => ({ status: 'rejected', status_detail: detail });

/** Published cardholder names, and two of our own (`REVI`, `RISK`) for states that have no published name. */
export const OUTCOME_BY_NAME: Readonly<Record<string, Outcome>> = {
  APRO: { status: 'approved', status_detail: 'accredited' },
  CONT: { status: 'in_process', status_detail: 'pending_contingency' },
  REVI: { status: 'in_process', status_detail: 'pending_review_manual' },
  OTHE: rejected('cc_rejected_other_reason'),
  CALL: rejected('cc_rejected_call_for_authorize'),
  FUND: rejected('cc_rejected_insufficient_amount'),
  SECU: rejected('cc_rejected_bad_filled_security_code'),
  EXPI: rejected('cc_rejected_bad_filled_date'),
  FORM: rejected('cc_rejected_bad_filled_other'),
  CARD: rejected('cc_rejected_bad_filled_card_number'),
  INST: rejected('cc_rejected_invalid_installments'),
  DUPL: rejected('cc_rejected_duplicated_payment'),
  LOCK: rejected('cc_rejected_card_disabled'),
  CTNA: rejected('cc_rejected_card_type_not_allowed'),
  ATTE: rejected('cc_rejected_max_attempts'),
  BLAC: rejected('cc_rejected_blacklist'),
  UNSU: rejected('cc_rejected_card_error'),
  TEST: rejected('cc_amount_rate_limit_exceeded'),
  RISK: rejected('cc_rejected_high_risk'),
};

/** The first word of the cardholder decides; any other name is approved. A card that is not a test card is not known. */
export function outcomeFor(cardholder: string, isTestCard: boolean): Outcome {
  if (!isTestCard) return rejected('cc_rejected_bad_filled_card_number');
  const name = cardholder.trim().toUpperCase().split(/\s+/)[0] ?? '';
  return OUTCOME_BY_NAME[name] ?? { status: 'approved', status_detail: 'accredited' };
}

type Challenge = 'asks' | 'refuses' | 'mandatory';

/**
 * The outcome after 3-D Secure: a shop that lets the bank ask gets a question in place of an approval; one that does
 * not is refused where the card's bank insists.
 */
export function withChallenge(
  outcome: Outcome,
  challenge: Challenge | undefined,
  mode: 'not_supported' | 'optional' | 'mandatory' | null | undefined,
  url: string,
): { outcome: Outcome; info?: { external_resource_url: string; creq: string } } {
  const supported = mode === 'optional' || mode === 'mandatory';
  if (!challenge || outcome.status !== 'approved') return { outcome };
  if (!supported) return { outcome: challenge === 'mandatory' ? rejected('cc_rejected_3ds_mandatory') : outcome };
  const creq = Buffer.from(JSON.stringify({ refuses: challenge === 'refuses' })).toString('base64');
  return {
    outcome: { status: 'pending', status_detail: 'pending_challenge' },
    info: { external_resource_url: url, creq },
  };
}
