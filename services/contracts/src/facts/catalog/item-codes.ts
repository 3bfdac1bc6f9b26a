/**
 * Codes that no list shows, in words of JavaScript and PostgreSQL: CO is internal, but for 1 and 2, as `CO-0001`
 * (shopping 5).
 */
export const unlistedCode = '^co(?!-?0*[12]$)';
