/** The words by which a demonstration is known. */

/** Texts that only a demo contains, with their names. */
const TRACES = /** @type {const} */ ([
  [/[\w-]*\.localhost\b|\blocalhost:\d+|\b127\.0\.0\.1\b/, 'una dirección de esta máquina'],
  [/Muebles-2026|PAQUETE2026/, 'una contraseña del README'],
  [/@demo\.mx\b/, 'un correo de la demostración'],
  [/\bactual\.example\b/, 'un dominio de ejemplo'],
  [/Caja de arena|Sandbox de la tienda|\/mp\.js\b|SANDBOX_MX/, 'la caja de arena'],
  [/\bTEST-[\w-]{10,}|\bsk_test_\w+/, 'una llave de prueba'],
  [
    /AAA010101AAA|\(demostración\)|072691001234567894|Actual Muebles y Decoración, S\.A\./,
    'los datos de la empresa de la demostración',
  ],
  [/\b9\d\d 010 20\d\d\b|\?m=actual-/, 'las tiendas de la demostración (escritorio, Contenido, Tiendas)'],
]);

/**
 * The traces of the demo in a text.
 * @param {string} text
 * @returns {string[]} each as «name (the words)»
 */
export const tracesIn = (text) =>
  TRACES.flatMap(([sign, name]) => {
    const found = sign.exec(text);
    return found ? [`${name} («${found[0]}»)`] : [];
  });
