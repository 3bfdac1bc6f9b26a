/**
 * The last event of the delivery of a row of `order_line`, as an expression; null where there is none.
 * @param line the row's name in the statement; `of`: columns of `delivery_event e`
 */
export const lastNoted = (line: string, of: string): string =>
  `(SELECT ${of} FROM delivery_event e WHERE e.order_id = ${line}.order_id AND ${line}.id = ANY (e.lines) ORDER BY e.id DESC LIMIT 1)`;

/** Id of the delay of a row of `order_line` of which its buyer has chosen nothing yet; see `isWaiting` in `services/domain`. */
export const waitingDelay = (line: string): string =>
  `(SELECT y.id FROM delivery_delay y WHERE y.order_id = ${line}.order_id AND ${line}.id = ANY (y.lines) AND y.proposed_day = ${line}.ship_date
    AND NOT EXISTS (SELECT FROM delivery_delay_answer a WHERE a.delay_id = y.id))`;

/** The same as the `Standing` of `services/domain`. */
export const standingOf = (line: string): string =>
  lastNoted(line, "jsonb_build_object('state', e.state, 'on', e.happened_on)");
