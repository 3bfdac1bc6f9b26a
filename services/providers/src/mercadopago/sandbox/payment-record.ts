/** A payment in the protocol's own shape, as `GET /v1/payments/{id}` answers it. Amounts are pesos. */
export type PaymentRecord = {
  id: number;
  status: string;
  status_detail: string;
  date_created: string;
  date_approved: string | null;
  date_last_updated: string;
  date_of_expiration: string | null;
  payment_method_id: string;
  payment_type_id: string;
  payment_method: { id: string; type: string; data?: { reference_id: string; external_reference_id: string } };
  issuer_id: string | null;
  installments: number;
  transaction_amount: number;
  transaction_amount_refunded: number;
  currency_id: 'MXN';
  description: string | null;
  external_reference: string | null;
  statement_descriptor: string | null;
  notification_url: string | null;
  live_mode: false;
  authorization_code: string | null;
  captured: boolean;
  card: {
    first_six_digits?: string;
    last_four_digits?: string;
    expiration_month?: number;
    expiration_year?: number;
    cardholder?: { name: string };
  };
  payer: { email: string; first_name: string | null; last_name: string | null };
  additional_info: unknown;
  metadata: unknown;
  transaction_details: {
    net_received_amount: number;
    total_paid_amount: number;
    installment_amount: number;
    external_resource_url: string | null;
    payment_method_reference_id: string | null;
  };
  three_ds_info?: { external_resource_url: string; creq: string };
  point_of_interaction: { type: string };
  refunds: RefundRecord[];
};

export type RefundRecord = {
  id: number;
  payment_id: number;
  amount: number;
  status: 'approved';
  source: { id: string; name: string; type: 'collector' };
  date_created: string;
  refund_mode: 'standard';
  amount_refunded_to_payer: number;
};
