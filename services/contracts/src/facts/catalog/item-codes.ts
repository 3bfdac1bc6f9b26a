/**
 * Item codes that no list shows, in words that JavaScript and PostgreSQL both read, whatever the letters' case: those that
 * begin with CO are components and internal items, but for 1 and 2, as `CO00001` or `CO-0001` (shopping 5).
 */
export const unlistedCode = '^co(?!-?0*[12]$)';
