import { recordImage } from '@actual/contracts/facts/capacities';
import { stepFileName } from '@actual/contracts/facts/desk/follow-up';
import type { Knex } from '@actual/database';
import { AppError, FileAnswer, type Service, type Session } from '@actual/kit';
import { pictureRedrawer } from '@actual/kit/files/redraw-picture';
import type { RowFiles } from '@actual/kit/files/row-files';
import { callerOf } from '../caller';
import { calendarOf } from '../reminders/calendar';
import { stepOf } from '../reminders/due-steps.queries';
import { contactOf, type LinkSettings } from './contact.queries';
import { erpLogsOf } from './erp-logs.queries';
import { addRecord, leadsOf, plan, planOf, readFollowUp } from './follow-up.queries';
import { keepImage, readImage } from './record-image';

/** The quotation of a call, and who follows it up. */
const workOf = ({ params, session }: { params: { id: string }; session: Session | null }) => ({
  quotationId: params.id,
  userId: callerOf(session),
});

/** The calls with which staff read and write about a quotation. */
export function followUpRoutes(
  service: Service,
  db: Knex,
  { files, links, internalOrigin }: { files: RowFiles; links: LinkSettings; internalOrigin: string },
): void {
  const redraw = pictureRedrawer(recordImage);
  service
    .implement('POST /quotation/{id}/records', ({ params }) => readFollowUp(db, params.id))
    .implement('POST /quotation/addrecord/{id}', async (call) => {
      const image = call.file.length > 0 ? await redraw(call.file) : null;
      return addRecord(db, workOf(call), { ...call.body, image });
    })
    .implement('PUT /quotation/record/{id}/file', ({ params, session, file }) =>
      keepImage(db, redraw, { recordId: params.id, userId: callerOf(session), file }),
    )
    .implement('GET /uploads/records/gallery/{filename}', ({ params }) => readImage(db, files, params.filename))
    .implement('PUT /quotation/{id}/estimatedclosedate', async (call) => {
      const { estimatedCloseDate } = await planOf(db, call.params.id);
      call.changed({
        before: { estimatedCloseDate },
        after: { estimatedCloseDate: call.body.estimatedCloseDate },
      });
      return plan(db, workOf(call), call.body);
    })
    .implement('PUT /quotation/{id}/nextstep', async (call) => {
      const { nextStep } = await planOf(db, call.params.id);
      // its day, not its words: the log outlives the client's account
      const dayOf = (step: typeof nextStep) => ({ nextStep: step?.day ?? null });
      call.changed({ before: dayOf(nextStep), after: dayOf(call.body.nextStep) });
      return plan(db, workOf(call), call.body);
    })
    .implement('GET /quotation/{id}/contact', ({ params }) => contactOf(db, params.id, links))
    .implement('GET /quotation/{id}/nextstep/calendar', async ({ params }) => {
      const step = await stepOf(db, params.id);
      if (!step) throw new AppError('not_found');
      const file = Buffer.from(calendarOf([step], internalOrigin));
      return new FileAnswer(file, 'text/calendar; charset=utf-8', stepFileName);
    })
    .implement('GET /quotation/{id}/leads', ({ params }) => leadsOf(db, params.id))
    .implement('POST /quotation/{id}/saporderconnectionlogs', ({ params }) => erpLogsOf(db, params.id));
}
