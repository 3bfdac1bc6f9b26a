/** What Mercado Pago answers for one cardholder name. */
export type Outcome = { status: 'approved' | 'in_process' | 'rejected'; status_detail: string };

const rejected = (detail: string): Outcome => ({ status: 'rejected', status_detail: detail });

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
