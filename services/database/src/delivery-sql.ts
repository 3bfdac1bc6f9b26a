/**
 * The last event of the delivery of a row of `order_line`, as an expression; null where there is none.
 * @param line the row's name in the statement; `of`: columns of `delivery_event e`
 */
export const lastNoted = (line: string, of: string): string =>
  `(SELECT ${of} FROM delivery_event e WHERE e.order_id = ${line}.order_id AND ${line}.id = ANY (e.lines) ORDER BY e.id DESC LIMIT 1)`;

/** The same as the `Standing` of `services/domain`. */
export const standingOf = (line: string): string =>
  lastNoted(line, "jsonb_build_object('state', e.state, 'on', e.happened_on)");
