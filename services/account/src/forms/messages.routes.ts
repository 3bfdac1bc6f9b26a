import type { Knex } from '@actual/database';
import { AppError, FileAnswer, type Service } from '@actual/kit';
import type { RowFiles } from '@actual/kit/files/row-files';
import { attachmentsOf } from '../attachments/attachments.queries';
import { listMessages, markMessage, readWrittenMessage } from './messages.queries';

/** The calls with which staff read the messages of the forms. */
export function messageRoutes(service: Service, { db, files }: { db: Knex; files: RowFiles }): void {
  service
    .implement('GET /messages/{page}', ({ params: { page }, query: { state } }) => listMessages(db, { page, state }))
    .implement('GET /messages/{id}/file', async ({ params: { id } }) => {
      const [file] = await attachmentsOf(db, files, id);
      if (!file) throw new AppError('not_found');
      return new FileAnswer(file.content, file.contentType, file.filename);
    })
    .implement('PUT /messages/{id}', async (call) => {
      const { params, body, session } = call;
      if (!session) throw new AppError('unauthorized');
      const { state } = await readWrittenMessage(db, params.id);
      await markMessage(db, { id: params.id, by: session.userId, ...body });
      call.changed({ before: { state }, after: { state: body.state } });
      return readWrittenMessage(db, params.id);
    });
}
