/** Pages this room answers, on the internal network only. */
export const pages: readonly string[] = ['/reports/orders', '/reports/cases'];
