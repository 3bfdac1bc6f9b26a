/** Care and recommendations; each material has a page below it. */
export const manual = '/manual-de-cuidados-y-recomendaciones';

/** By page: what the specification wants a reader to find on it. */
export const factsOfPages: Record<string, string[]> = {
  '/ciudades-de-entrega': [
    ...['Campeche', 'Ciudad de México', 'Jalisco', 'Estado de México', 'Nuevo León', 'Puebla', 'Querétaro'],
    ...['Quintana Roo', 'Tabasco', 'Veracruz', 'Yucatán', 'Ver municipios', 'Ver delegaciones'],
  ],
  '/ubicaciones': ['Cancún', 'Playa del Carmen', 'Mérida', 'Recorrido virtual', '10:00 a 21:00'],
  '/nuestras-tiendas': ['Cancún', 'Playa del Carmen', 'Mérida', 'Recorrido virtual', '10:00 a 21:00'],
  '/quienes-somos': ['09:00 a 18:00', '09:00 a 13:00', 'Nuestra historia'],
  '/filosofia': ['Nuestros valores'],
  '/nuestras-marcas': ['Actual Studio', 'Actual Home', 'Actual Kids'],
  '/sitemap': ['Categorías', 'Formas de pago'],
  '/politicas-de-entrega': ['La entrega es gratuita en territorio continental', '15 minutos', '18 años'],
  '/politicas-de-instalacion-y-ensamble': [
    'Cancún, Puerto Morelos, Playa del Carmen, Tulum y Mérida',
    'El día de la entrega no tiene costo',
  ],
  '/politicas-de-almacenaje': ['2% por mes', 'seis meses como máximo', '24 horas siguientes a tu compra'],
  '/politicas-de-garantia': ['48 horas hábiles', '29% o más no tienen cambio por garantía'],
  '/cambios-devoluciones-y-cancelaciones': [
    '15 días hábiles posteriores',
    '3 días naturales',
    'No incluye el envío',
    'causa nuestra',
    'únicamente la mercancía',
  ],
  '/envio-y-entrega': ['$0.00', 'No incluye islas', '15 minutos', '11 estados'],
  '/compra-segura': ['2 días hábiles', 'Tres intentos', 'mayores de 18 años'],
  '/formas-de-pago': [
    '$300',
    '$600',
    '$800',
    '$1,200',
    'BBVA',
    'CLABE de 18 dígitos',
    '12 horas hábiles',
    '3 días naturales',
  ],
  '/preguntas-frecuentes': [
    '12 horas hábiles',
    '3 días naturales',
    '2% mensual',
    '15 días hábiles',
    'mayores de 18 años',
  ],
  '/aviso-de-privacidad': [
    '15 días hábiles',
    '30 de septiembre de 2019',
    '20 de marzo de 2025',
    'Secretaría Anticorrupción y Buen Gobierno',
  ],
  '/terminos-y-condiciones': ['mayor de 18 años', 'únicamente el día en que se crea', '2% mensual', '29% de descuento'],
  '/seguridad': ['contraseña de 8 caracteres', '10:00 a 14:00 y de 15:00 a 19:00'],
  [manual]: ['Pieles', 'Pintura electrostática'],
  ...Object.fromEntries(
    [
      ...['pieles', 'aceros', 'aluminios', 'cristales', 'cromados', 'maderas', 'piezas-plasticas', 'textiles'],
      ...['viniles', 'vinilos', 'pintura-electrostatica'],
    ].map((material) => [`${manual}/${material}`, ['Qué hacer y qué evitar', 'Manchas y detalles comunes']]),
  ),
};
