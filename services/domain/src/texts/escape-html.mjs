/** @type {Record<string, string>} */
const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * Text as HTML text or quoted attribute value, at build time and in the page.
 * @param {string} text
 */
export const escapeHtml = (text) => String(text).replace(/[&<>"]/g, (sign) => escapes[sign]);
