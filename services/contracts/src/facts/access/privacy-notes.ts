/**
 * Why a form needs its data, in a line beside the link to the whole notice; offers by mail have the newsletter's own
 * form.
 */
export const privacyNotes = {
  register: 'Usamos tus datos para tu cuenta y tus pedidos. Ofertas por correo, solo si las pides aparte.',
  guest: 'Usamos tus datos para tu compra y su entrega. Ofertas por correo, solo si las pides aparte.',
  profile: 'Usamos tus datos para tu cuenta y tus pedidos.',
  address: 'Usamos esta dirección solo para entregarte y avisarte de la entrega.',
  fiscal: 'Usamos estos datos solo para hacer y enviarte la factura.',
  message: 'Usamos estos datos solo para responderte.',
  quotation: 'Usamos estos datos solo para ayudarte con esta cotización.',
  newsletter: 'Usamos tu correo solo para novedades y ofertas. Puedes dejarlo cuando quieras.',
  review:
    'Publicamos tu opinión y tus fotos con tu nombre y la inicial de tu apellido. Si eliminas tu cuenta, tu nombre se quita.',
  request: 'Usamos lo que escribes y tus fotos solo para resolver tu solicitud.',
  refund: 'Usamos tu CLABE solo para transferirte este dinero.',
  restock: 'Usamos tu correo solo para este aviso.',
} as const;
export type NotedForm = keyof typeof privacyNotes;
