import { AppError, type Service, type Session } from '@actual/kit';
import type { Checkout } from '../context';
import { deadLetters, retryDeadLetter } from './dead-letters';
import { closeDiscrepancy, listDiscrepancies } from './discrepancies';
import { closeRefundCase, refundCases } from './refund-cases';

const userOf = (session: Session | null): string => {
  if (!session) throw new AppError('unauthorized');
  return session.userId;
};

/** The cases that staff look after: money to hand back, discrepancies, and messages that could not be sent. */
export function caseRoutes(service: Service, checkout: Checkout): void {
  const { db } = checkout;
  service
    .implement('GET /payment/refundcases/{page}', ({ params, query }) => refundCases(db, params.page, query.state))
    .implement('POST /payment/refundcases/{id}/close', ({ params, body, session }) =>
      closeRefundCase(db, params.id, { ...body, by: userOf(session) }),
    )
    .implement('GET /payment/breaks/{page}', ({ params, query }) => listDiscrepancies(db, params.page, query))
    .implement('POST /payment/breaks/{id}/close', ({ params, body, session }) =>
      closeDiscrepancy(db, params.id, body.note, userOf(session)),
    )
    .implement('GET /payment/parked/{page}', ({ params }) => deadLetters(db, params.page))
    .implement('POST /payment/parked/{id}/again', ({ params }) => retryDeadLetter(checkout, params.id));
}
