/** Where the button of a product leads without script. */
export const addPage = '/agregar';
/** The name of that form among those of its page. */
export const addForm = 'agregar';
