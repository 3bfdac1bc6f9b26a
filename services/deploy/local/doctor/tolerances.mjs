/** What the doctor lets pass: seconds unless told. */

/** Milliseconds that it waits for an answer. */
export const patienceMs = 5_000;
/** That the oldest message may be overdue, or files stay out of their bucket. */
export const longestWait = 900;
/** That the clocks of two machines of the store may differ. */
export const clockSkew = 5;
/** That the outside world's clock may differ from this machine's; its answers name whole seconds. */
export const outsideClockSkew = 30;
/** That the primary may answer for the replica. */
export const replicaAway = 60;
