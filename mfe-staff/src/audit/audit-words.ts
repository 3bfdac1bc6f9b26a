import type { Endpoints } from '@actual/contracts';
import type { RoleAccess } from '@actual/contracts/facts/access/access';

/** Calls that change something and that staff can make. */
type Changing = {
  [Key in keyof Endpoints]: Endpoints[Key] extends
    | { mutates: true }
    | { audits: readonly string[] }
    | { method: 'PUT' | 'DELETE' }
    ? Endpoints[Key] extends { access: Exclude<RoleAccess, 'broker'> | 'holder' | 'owner-or-staff' }
      ? Key
      : never
    : never;
}[keyof Endpoints];

/** The words of the log for each call. */
const words: Readonly<Record<Changing, string>> = {
  'DELETE /imports/{id}': 'Descartó una importación del catálogo',
  'DELETE /me/exports/{id}': 'Canceló una exportación',
  'DELETE /me/views/{report}/{id}': 'Borró una vista guardada',
  'DELETE /quotation/{id}/removealldetails': 'Vació la cotización',
  'DELETE /quotation/{id}/removedetail/{detailId}': 'Quitó un artículo',
  'POST /auth/manager': 'Autorizó como gerente',
  'POST /client/create': 'Dio de alta a un cliente',
  'POST /imports': 'Empezó una importación del catálogo',
  'POST /imports/{id}/run': 'Importó productos al catálogo',
  'POST /imports/{id}/stop': 'Detuvo una importación del catálogo',
  'POST /imports/{id}/try': 'Simuló una importación del catálogo',
  'POST /imports/{id}/undo': 'Deshizo una importación del catálogo',
  'POST /imports/{id}/{file}/{position}': 'Subió parte de un archivo para importar',
  'POST /invoice/cancel/': 'Canceló una factura',
  'POST /invoice/create/': 'Generó una factura',
  'POST /invoice/replace/': 'Sustituyó una factura',
  'POST /invoice/send/': 'Envió una factura',
  'POST /lead/quotation/{quotationId}': 'Dejó un lead',
  'POST /me/views/{report}': 'Guardó una vista',
  'POST /order/addpayment/{id}': 'Registró un pago del pedido',
  'POST /measures/{list}/export': 'Exportó medidas de productos',
  'POST /order/all/export': 'Exportó pedidos',
  'POST /order/create': 'Creó un pedido',
  'POST /order/createfromquotation/{id}': 'Creó un pedido de la cotización',
  'POST /order/{id}/cancel': 'Canceló un pedido',
  'POST /order/{id}/cancellation': 'Canceló artículos de un pedido',
  'POST /order/{id}/code': 'Pidió el código para cambiar un pedido',
  'POST /order/{id}/deliverystorage': 'Guardó una entrega en el almacén',
  'POST /order/{id}/deliveryday': 'Cambió el día de una entrega',
  'POST /order/{id}/deliverycorrection': 'Corrigió cómo va una entrega',
  'POST /order/{id}/deliverydelay': 'Retrasó una entrega',
  'POST /order/{id}/deliverystate': 'Anotó cómo va una entrega',
  'POST /order/{id}/requests': 'Abrió una solicitud de posventa',
  'POST /order/{id}/ordersap': 'Creó el pedido en SAP',
  'POST /order/transfercredits/{id}': 'Acreditó una transferencia',
  'POST /payment/add/{id}': 'Registró un pago',
  'POST /payment/breaks/{id}/close': 'Cerró una diferencia',
  'POST /payment/cancel/{a}/{b}': 'Canceló un pago',
  'POST /payment/parked/{id}/again': 'Reintentó un envío',
  'POST /payment/refund/{a}/{b}': 'Devolvió parte de un pago',
  'POST /payment/refundcases/{id}/close': 'Cerró una devolución',
  'POST /payment/remove/{id}': 'Devolvió los pagos parciales',
  'POST /processMPpayment': 'Cobró con tarjeta',
  'POST /quotation/adddetail/{id}': 'Agregó un artículo',
  'POST /quotation/addmultipledetails/{id}': 'Agregó varios artículos',
  'POST /quotation/all/export': 'Exportó cotizaciones',
  'POST /quotation/addrecord/{id}': 'Anotó un evento',
  'POST /quotation/removedetailsgroup/{id}': 'Quitó un paquete',
  'POST /quotation/sendemail/{id}': 'Envió la cotización por correo',
  'POST /quotation/update/{id}': 'Cambió la cotización',
  'POST /quotation/{id}/close': 'Cerró la cotización como perdida',
  'POST /quotation/{id}/reopen': 'Reabrió la cotización',
  'POST /servicerequest/{id}/message': 'Escribió en una solicitud',
  'POST /servicerequest/{id}/picture': 'Agregó una foto a una solicitud',
  'POST /servicerequest/{id}/step': 'Decidió sobre una solicitud',
  'POST /servicerequest/{id}/withdraw': 'Retiró una solicitud',
  'POST /servicerequest/{id}/exchange': 'Usó el valor de un cambio',
  'POST /sync/syncproductbyitemcode/{code}': 'Actualizó un producto desde SAP',
  'POST /team': 'Invitó a una persona al equipo',
  'POST /team/{id}/end': 'Terminó un acceso',
  'POST /team/{id}/handover': 'Pasó las cotizaciones de una persona',
  'POST /team/{id}/invite': 'Envió otra invitación',
  'POST /team/{id}/restore': 'Devolvió un acceso',
  'POST /storefront/{document}/password': 'Puso una contraseña para un paquete:',
  'POST /storefront/{document}/picture': 'Subió una imagen a la tienda:',
  'POST /releases/{remote}/rollback': 'Regresó a la versión anterior',
  'POST /storefront/{document}/undo': 'Deshizo un cambio de la tienda:',
  'PUT /client/{id}/fiscaladdress': 'Cambió los datos fiscales de un cliente',
  'PUT /me/cashreport': 'Contó su caja',
  'PUT /processMPaddress/{quotationId}': 'Cambió la dirección',
  'PUT /quotation/record/{id}/file': 'Agregó una imagen a un evento',
  'PUT /quotation/updatedetails/{id}': 'Cambió piezas o fecha',
  'PUT /order/{id}/deliveryplace': 'Cambió quién recibe un pedido o dónde',
  'PUT /order/{id}/wayin': 'Corrigió el acceso de un pedido',
  'PUT /quotation/{id}/address': 'Eligió la dirección',
  'PUT /quotation/{id}/wayin': 'Anotó el acceso de una cotización',
  'PUT /quotation/{id}/bigticketdiscount': 'Dio un descuento de volumen',
  'PUT /quotation/{id}/bigticketmaxpercentage': 'Autorizó un descuento de volumen',
  'PUT /quotation/{id}/client': 'Cambió el cliente de la cotización',
  'PUT /quotation/{id}/estimatedclosedate': 'Cambió el cierre estimado',
  'PUT /quotation/{id}/nextstep': 'Cambió el siguiente paso',
  'PUT /quotation/{id}/seller': 'Pasó la cotización a un vendedor',
  'PUT /client/{id}/currency': 'Cambió la moneda de un cliente',
  'PUT /payment/dollarrate': 'Cambió el tipo de cambio',
  'PUT /quotation/{id}/store': 'Cambió la tienda de la cotización',
  'PUT /messages/{id}': 'Marcó un mensaje',
  'PUT /team/{id}': 'Cambió el rol o la tienda de una persona',
  'PUT /reviews/{id}': 'Moderó una opinión',
  'PUT /storefront/{document}': 'Cambió la tienda:',
};

/** Calls that anybody makes for themselves, and the first one of a quotation. */
const ownWords: Readonly<Record<string, string>> = {
  'POST /quotation/create': 'Empezó una cotización',
  'PUT /me/password': 'Cambió su contraseña',
  'PUT /me/update': 'Cambió su perfil',
};

/** A call's action in words; the call itself where there are none. */
export const actionWords = (call: string): string => (words as Record<string, string>)[call] ?? ownWords[call] ?? call;
