import type { Voice } from '@actual/themes-contract';

export const voice: Voice = {
  stripText: 'Hasta 12 meses sin intereses con tarjetas participantes',
  searchPlaceholder: 'Buscar muebles y accesorios',
  heroEyebrow: '',
  heroTitle: 'Salas que se viven despacio',
  heroText:
    'Sofás de proporción justa, telas que envejecen bien y la fecha de entrega a la vista desde el primer momento.',
  heroButton: 'Ver salas y sofás',
  heroHref: '/category/salas',
  categoriesTitle: 'Por dónde empezar',
  offersTitle: 'En oferta este mes',
  guideTitle: 'Medimos antes de enamorarnos',
  guideText:
    '¿Cabe por tu puerta? Cada pieza se publica con sus medidas: compárala con tu muro, con tu puerta y con el elevador antes de pedirla.',
  helpTitle: '¿Cabe por tu puerta?',
  helpText: 'Mándanos la medida de tu puerta y del elevador: te decimos qué piezas entran armadas.',
  helpButton: 'Preguntar por mis medidas',
  emptyCartTitle: 'Tu cotización espera la primera pieza',
  emptyCartText: 'Agrega lo que te guste y te damos precio, plan de pago y fecha de entrega en una sola hoja.',
  emptyCartButton: 'Ver salas y sofás',
  noResultsTitle: 'Nada con esas medidas',
  errorTitle: 'Algo no quedó a escuadra',
  errorText: 'Intenta de nuevo en un momento. Lo que escribiste sigue aquí.',
  notFoundTitle: 'Esta página no está en el plano',
  notFoundText: 'Puede que la pieza ya no se venda. Busca otra o vuelve al inicio.',
  postalCodeTitle: '¿Dónde lo entregamos?',
  postalCodeText: 'Con tu código postal te decimos qué piezas llegan y en qué fecha.',
  thanksTitle: 'Gracias',
  footerLine: 'Muebles contemporáneos, hechos para durar y para medirse con tu casa.',
  addToCart: 'Agregar a la cotización',
  seeCart: 'Ver cotización',
  homeDescription:
    'Muebles contemporáneos con medidas, meses sin intereses y fecha de entrega según tu código postal. Salas, recámaras, comedores e iluminación.',
  benefits: [
    {
      icon: 'truck',
      title: 'Fecha de entrega cierta',
      text: 'La calculamos con tu código postal y el inventario real.',
    },
    { icon: 'card', title: '3, 6, 9 y 12 MSI', text: 'Con tarjetas de crédito participantes.' },
    { icon: 'ruler', title: 'Medidas a la vista', text: 'Cada pieza con ancho, fondo y alto.' },
    { icon: 'store', title: 'Ven a sentarte', text: 'Pruébalo en nuestras tiendas antes de decidir.' },
  ],
};
