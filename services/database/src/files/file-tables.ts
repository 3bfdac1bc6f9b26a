import { OWNERSHIP, type ServiceRole } from '../roles/ownership';

/** Tables whose rows have a file: its `content`, or its `file_id` in the bucket that it was moved to. */
export const FILE_TABLES = [
  'invoice_file',
  'form_attachment',
  'review_picture',
  'follow_up_file',
  'storefront_picture_file',
  'service_request_picture',
] as const;
export type FileTable = (typeof FILE_TABLES)[number];

/** Those that a service writes. */
export const fileTablesOf = (service: ServiceRole): FileTable[] =>
  FILE_TABLES.filter((table) => OWNERSHIP[table] === service);
