import { requestPicture } from '@actual/contracts/facts/capacities';
import { refundBusinessDays } from '@actual/contracts/facts/payment/deadlines';
import { isConfirmedOrder } from '@actual/contracts/facts/payment/states';
import { storeDay } from '@actual/contracts/store-day';
import { prepared } from '@actual/database';
import { afterBusinessDays, afterBusinessHours, answerHours, businessDays } from '@actual/domain';
import { AppError, type Call, FileAnswer, isStaff, type Service } from '@actual/kit';
import { pictureRedrawer } from '@actual/kit/files/redraw-picture';
import type { FileOfRow, RowFiles } from '@actual/kit/files/row-files';
import { keyOpens } from '@actual/kit/signed-link';
import type { Checkout } from '../context';
import { accessOf, orderReader } from '../order/order-access';
import { isUuid } from '../quotation/access/access';
import { takeExchange } from './exchange/take-exchange';
import { openRequest } from './open-request';
import { readLines, readRequestsOf } from './request.queries';
import { requestReply } from './request-reply';
import { requestableLine } from './requestable-lines';
import { addPicture, sayMessage } from './say';
import { withdrawRequest } from './withdraw';

type Named = Pick<Call, 'session' | 'site' | 'request'> & { params: { id: string } };

const staffOf = ({ session }: Pick<Call, 'session'>): string | null =>
  session !== null && isStaff(session) ? session.userId : null;

/** The buyer's calls about requests after delivery; the desk's are in `desk.routes.ts`. */
export function requestRoutes(service: Service, checkout: Checkout, files: RowFiles): void {
  const { db, caps, delivery, settings } = checkout;
  const { linkSecret } = settings;
  const { orderOf, named } = orderReader(checkout);
  const redraw = pictureRedrawer(requestPicture);
  const readerOf = (call: Pick<Call, 'session'>) => ({ byStaff: staffOf(call) !== null, linkSecret });

  /** The buyer of an order, a reader of its mail, and staff of every brand. */
  const opens = async (call: Named): Promise<boolean> => {
    const order = await orderOf(call.request, call.params.id);
    return order !== undefined && accessOf(call, order) !== null;
  };
  /** As `opens`, of the order that a request is about. */
  const owns = async (call: Named): Promise<boolean> => {
    const { id } = call.params;
    if (!isUuid(id)) return false;
    const [row] = await prepared<{ orderId: string }>(
      db,
      'order-of-request',
      'SELECT order_id AS "orderId" FROM service_request WHERE id = ?::uuid',
      [id],
    );
    return row !== undefined && opens({ ...call, params: { id: row.orderId } });
  };

  service
    .implement('GET /order/{id}/requests', {
      owns: opens,
      handle: async (call) => {
        const order = await named(call.request, call.params.id);
        const now = new Date();
        const isBusinessDay = businessDays(await delivery.readFacts());
        const today = storeDay(now);
        const lines = isConfirmedOrder(order.status) ? await readLines(db, order.id) : [];
        const requests = await readRequestsOf(db, order.id);
        return {
          pieces: lines.map((line) => requestableLine(line, { today, isBusinessDay })),
          answerBy: afterBusinessHours(now, answerHours, isBusinessDay).toISOString(),
          refundFrom: afterBusinessDays(today, refundBusinessDays, isBusinessDay),
          requests: requests.map((request) => requestReply(request, readerOf(call))),
        };
      },
    })
    .implement('POST /order/{id}/requests', {
      owns: opens,
      handle: async (call) => {
        const order = await named(call.request, call.params.id);
        const opened = await openRequest(checkout, order, { asked: call.body, staffId: staffOf(call) });
        return requestReply(opened, readerOf(call));
      },
    })
    .implement('POST /servicerequest/{id}/message', {
      owns,
      handle: async (call) => {
        const said = await sayMessage(checkout, { id: call.params.id, staffId: staffOf(call) }, call.body.text);
        return requestReply(said, readerOf(call));
      },
    })
    .implement('POST /servicerequest/{id}/picture', {
      owns,
      handle: async (call) => {
        // of all that is said about a request only pictures cost much
        const caller = caps.callerOf(call);
        const counted = [{ cap: 'attachmentsOfAddress', subject: caller.address }] as const;
        await db.transaction((trx) => caps.take(trx, caller, counted));
        const drawn = await redraw(call.file);
        return requestReply(
          await addPicture(checkout, { id: call.params.id, staffId: staffOf(call) }, drawn),
          readerOf(call),
        );
      },
    })
    .implement('POST /servicerequest/{id}/withdraw', {
      owns,
      handle: async (call) =>
        requestReply(await withdrawRequest(checkout, { id: call.params.id, staffId: staffOf(call) }), readerOf(call)),
    })
    .implement('POST /servicerequest/{id}/exchange', {
      owns,
      handle: async (call) => {
        const { holderHash } = call.request;
        const named = { id: call.params.id, staffId: staffOf(call), holderHash };
        return requestReply(await takeExchange(checkout, named, call.body), readerOf(call));
      },
    })
    .implement('GET /servicerequest/picture/{filename}', async ({ params: { filename }, query: { key } }) => {
      const id = filename.slice(0, 36);
      if (!isUuid(id) || !keyOpens(linkSecret, 'picture', id, key)) throw new AppError('not_found');
      const [row] = await prepared<FileOfRow>(
        db,
        'request-picture-file',
        'SELECT content, file_id FROM service_request_picture WHERE id = ?::uuid',
        [id],
      );
      const content = row && (await files.read('service_request_picture', row));
      if (!content) throw new AppError('not_found');
      return new FileAnswer(content, 'image/jpeg', filename);
    });
}
