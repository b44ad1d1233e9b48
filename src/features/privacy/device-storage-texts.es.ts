import type * as english from './device-storage-texts.ts';

const UNTIL_SENT = 'hasta que se envíe, o usted lo borre';
const REPLACED = 'hasta que lleguen precios más nuevos';
export const tabLife: typeof english.tabLife = 'hasta que se cierre la pestaña';
const KEPT = 'hasta que usted lo borre en su navegador';

export const storageTexts: typeof english.storageTexts = {
  CART_KEY: { purpose: 'Su carrito.', life: 'hasta que lo vacíe o haga el pedido' },
  CHECKOUT_CUSTOMER_KEY: {
    purpose: 'Su nombre, correo y teléfono para el próximo pedido.',
    life: 'hasta que oprima Clear Saved Info (borrar los datos guardados)',
  },
  CHECKOUT_SHIPPING_KEY: {
    purpose: 'Su dirección de envío para el próximo pedido.',
    life: 'hasta que oprima Clear Saved Info (borrar los datos guardados)',
  },
  PRICES_KEY: { purpose: 'Los últimos precios, para mostrarlos sin conexión.', life: REPLACED },
  PRICE_LIST_KEY: { purpose: 'Lo mismo para la lista completa.', life: REPLACED },
  boardKey: { purpose: 'Lo mismo para el tablero de precios de un patio.', life: REPLACED },
  priceHistoryKey: { purpose: 'La última gráfica de precios de un metal.', life: REPLACED },
  draftKey: {
    purpose: 'Lo que escribió en una solicitud, para que no se pierda nada, y qué fotos faltan por enviar.',
    life: UNTIL_SENT,
  },
  ESTIMATE_KEY: { purpose: 'Las líneas de su cálculo.', life: 'hasta que las quite o las cambie' },
  REPORTED_PURCHASES_KEY: {
    purpose: 'Los números de los pedidos que ya se contaron.',
    life: 'los últimos 20 pedidos',
  },
  CONSENT_KEY: { purpose: 'Si usted aceptó la medición.', life: KEPT },
  CARRIED_EVENTS_KEY: {
    purpose: 'Lo que hizo en la tienda, para la medición que usted aceptó.',
    life: '1 día',
  },
  LANGUAGE_KEY: { purpose: 'El idioma que usted eligió.', life: KEPT },
  INSTALL_DISMISSED_KEY: { purpose: 'Que no quiere instalar este sitio.', life: KEPT },
  NEAREST_YARD_KEY: {
    purpose: 'Qué patio resultó ser el más cercano; no dónde está usted.',
    life: tabLife,
  },
  CHOSEN_YARD_KEY: { purpose: 'El patio cuyos precios eligió.', life: tabLife },
  QUOTE_LINES_KEY: { purpose: 'Su cálculo, de camino al formulario de cotización.', life: tabLife },
  REQUEST_TOKEN_KEY: { purpose: 'Abre la página de la solicitud que mandó.', life: tabLife },
  PAYPAL_ORDER_KEY: { purpose: 'El número del pedido que se está pagando.', life: tabLife },
  SENT_REQUEST_KEY: { purpose: 'Lo que mandó, para mostrarlo en la página de gracias.', life: tabLife },
  RELOADED_AT_KEY: { purpose: 'Cuándo una página se recargó sola después de un cambio.', life: tabLife },
  FILES_CACHE: { purpose: 'Las fotos de una solicitud que todavía no se envían.', life: UNTIL_SENT },
  draftPhotosKey: { purpose: 'Una foto de una solicitud.', life: UNTIL_SENT },
};

export const staffStorageTexts: typeof english.staffStorageTexts = {
  COUNTER_YARD_KEY: { purpose: 'El patio de un mostrador.', life: KEPT },
  counterTicketKey: { purpose: 'Un boleto sin terminar.', life: '1 día' },
  posLayoutKey: { purpose: 'Cómo se lee un archivo de boletos.', life: KEPT },
  PUSH_CHOICE_KEY: {
    purpose: 'Qué patios mandan avisos a este dispositivo, cuándo y a qué dirección.',
    life: KEPT,
  },
  EDITOR_USER_KEY: { purpose: 'Que un dueño usa el editor.', life: KEPT },
};

export const editorStorageTexts: typeof english.editorStorageTexts = {
  purpose: 'Ajustes del editor.',
  life: KEPT,
};

export const cacheTexts: typeof english.cacheTexts = {
  shell: {
    purpose: 'La página de inicio, y una página que dice que no hay conexión.',
    life: 'hasta la próxima versión',
  },
  page: { purpose: 'Las páginas públicas que visitó, para leerlas sin conexión.', life: '30 días' },
  asset: { purpose: 'Los programas y las letras de esas páginas.', life: '60 días' },
  picture: { purpose: 'Las imágenes de esas páginas.', life: '30 días' },
  prices: { purpose: 'Los últimos precios.', life: '14 días' },
};
