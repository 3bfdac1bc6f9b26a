/** The staff pages' one typeface, and the system's font in its widths until that is there. */
export const fontFamily = "'Inter Staff', 'Inter Staff Fallback', system-ui, 'Segoe UI', Arial, sans-serif";
