import { PRIVACY_REQUEST_DUE_DAYS } from '../../business/constants.ts';
import { PRIVACY_LINK_VALID_DAYS, PRIVACY_UNCONFIRMED_DAYS } from '../../domain/privacy/retention.ts';
import type * as english from './texts.ts';

export const confirmPrivacyTexts: typeof english.confirmPrivacyTexts = {
  ask: {
    title: '¿Es suya esta solicitud?',
    text: (kind) =>
      `Alguien nos dio el correo electrónico de usted y ${
        {
          copy: 'pidió una copia de lo que sabemos de usted',
          correction: 'pidió que corrijamos lo que sabemos de usted',
          deletion: 'pidió que borremos lo que sabemos de usted',
          unknown: 'preguntó por sus datos',
        }[kind]
      }.\n\nSi fue usted, presione el botón.${
        kind === 'deletion' ? ' Perderá sus puntos de recompensas.' : ''
      }\n\nSi no fue usted, cierre esta página y no pasa nada.`,
  },
  missing: {
    title: 'No la encontramos',
    text: 'El enlace está incompleto o ya venció. Puede mandar otra solicitud o llamarnos.',
  },
  done: {
    title: 'Gracias, está confirmada',
    text: (kind, day) =>
      ({
        copy: `Le mandamos la copia a más tardar el ${day}. Tal vez le llamemos para preguntarle algo.`,
        correction: `Lo corregimos a más tardar el ${day}. Tal vez le llamemos para preguntarle algo.`,
        deletion: `Borramos lo que se puede y le decimos qué debemos guardar por ley, a más tardar el ${day}. Tal vez le llamemos para preguntarle algo.`,
      })[kind],
  },
  confirm: {
    copy: 'Sí, mándenme la copia',
    correction: 'Sí, corrijan mis datos',
    deletion: 'Sí, borren mis datos',
    unknown: 'Sí, esta solicitud es mía',
  },
  again: 'Mandar otra solicitud',
  call: (phone) => `Llame al ${phone}`,
};

export const dataRequestTexts: typeof english.dataRequestTexts = {
  pageTitle: 'Sus datos: copia, corrección, borrado',
  description: (business) =>
    `Pídale a ${business} una copia de lo que sabe de usted, o que lo corrija o lo borre.`,
  heading: 'Sus datos',
  lead: `Pida una copia de lo que sabemos de usted, o que lo corrijamos o lo borremos. Es gratis y contestamos en ${PRIVACY_REQUEST_DUE_DAYS} días o menos.`,
  noScript:
    'Este formulario necesita JavaScript. Actívelo, por favor, llámenos o traiga una identificación a cualquier patio.',
  steps: 'Así funciona',
  eachStep: [
    {
      name: 'Usted la confirma',
      text: `Por correo electrónico: abra el enlace que le mandamos; sirve ${PRIVACY_LINK_VALID_DAYS} días. Por teléfono: muestre una identificación en cualquier patio o conteste nuestra llamada.`,
    },
    {
      name: 'Buscamos en todas partes',
      text: 'Solicitudes, fotos, ofertas, mensajes, pedidos, boletos, recompensas: todo lo que esté ligado a lo que usted confirmó.',
    },
    {
      name: `Le contestamos en ${PRIVACY_REQUEST_DUE_DAYS} días o menos`,
      text: 'Con la copia, o con lo que se corrigió o se borró.',
    },
  ],
  kept: 'Lo que no se borra',
  eachKept: [
    'Los registros de ventas en la báscula, que exige la ley de Georgia sobre chatarra.',
    'Los registros de pedidos pagados, por los años de impuestos a los que pertenecen.',
    'Los totales de puntos de recompensas, sin ningún nombre. Usted pierde sus puntos; un código de recompensa que ya tenga sigue sirviendo en el mostrador.',
  ],
};

export const confirmPageTexts: typeof english.confirmPageTexts = {
  pageTitle: 'Confirme su solicitud',
  noScript: 'Esta página necesita JavaScript. Actívelo, por favor, o llámenos.',
};

const UNTIL_SENT = 'hasta que se envíe, o usted lo borre';
const REPLACED = 'hasta que lleguen precios más nuevos';
export const tabLife: typeof english.tabLife = 'hasta que se cierre la pestaña';
const KEPT = 'hasta que usted lo borre en su navegador';

export const storageTexts: typeof english.storageTexts = {
  CART_KEY: { purpose: 'Su carrito.', life: 'hasta que lo vacíe o haga el pedido' },
  CHECKOUT_CUSTOMER_KEY: {
    purpose: 'Su nombre, correo y teléfono para el próximo pedido.',
    life: 'hasta que presione Clear Saved Info (borrar los datos guardados)',
  },
  CHECKOUT_SHIPPING_KEY: {
    purpose: 'Su dirección de envío para el próximo pedido.',
    life: 'hasta que presione Clear Saved Info (borrar los datos guardados)',
  },
  PRICES_KEY: { purpose: 'Los últimos precios, para mostrarlos sin conexión.', life: REPLACED },
  PRICE_LIST_KEY: { purpose: 'Lo mismo para la lista completa.', life: REPLACED },
  yardListKey: { purpose: 'Lo mismo para la lista de un patio.', life: REPLACED },
  YARD_NEWS_KEY: {
    purpose: 'Los horarios especiales y los avisos de los patios, para un tablero de precios.',
    life: REPLACED,
  },
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
  SHOWN_TICKET_KEY: { purpose: 'El código del boleto que se le mostró en la báscula.', life: REPLACED },
  REQUEST_TOKEN_KEY: { purpose: 'Abre la página de la solicitud que mandó.', life: tabLife },
  PAYPAL_ORDER_KEY: { purpose: 'El número del pedido que se está pagando.', life: tabLife },
  SENT_REQUEST_KEY: {
    purpose: 'Lo que mandó, para mostrarlo en la página de gracias y en la de su solicitud.',
    life: tabLife,
  },
  RELOADED_AT_KEY: { purpose: 'Cuándo una página se recargó sola después de un cambio.', life: tabLife },
  FILES_CACHE: { purpose: 'Las fotos de una solicitud que todavía no se envían.', life: UNTIL_SENT },
  draftPhotosKey: { purpose: 'Una foto de una solicitud.', life: UNTIL_SENT },
};

export const staffStorageTexts: typeof english.staffStorageTexts = {
  COUNTER_YARD_KEY: { purpose: 'En qué patio está este mostrador.', life: KEPT },
  counterTicketKey: {
    purpose: 'Un boleto sin terminar.',
    life: 'hasta que el servidor lo tiene, 7 días como máximo',
  },
  TICKET_PAPER_KEY: { purpose: 'El papel en que imprime boletos un mostrador.', life: KEPT },
  staffDraftKey: { purpose: 'Lo que escribió y todavía no manda.', life: '1 día' },
  STAFF_LAST_USED_KEY: { purpose: 'Cuándo trabajó aquí por última vez.', life: 'hasta que salga' },
  posLayoutKey: { purpose: 'Cómo se lee un archivo de boletos.', life: KEPT },
  PUSH_CHOICE_KEY: {
    purpose: 'Qué patios mandan avisos a este dispositivo, cuándo y a qué dirección.',
    life: KEPT,
  },
  ROW_KEYS_KEY: { purpose: 'Que los atajos de teclado de las listas están desactivados.', life: KEPT },
  EDITOR_USER_KEY: { purpose: 'Que un dueño ha usado el editor.', life: KEPT },
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
  asset: { purpose: 'Los programas y los tipos de letra de esas páginas.', life: '60 días' },
  picture: { purpose: 'Las imágenes de esas páginas.', life: '30 días' },
  prices: { purpose: 'Los últimos precios.', life: '14 días' },
};

export const privacyFormTexts: typeof english.privacyFormTexts = {
  title: 'Mande su solicitud',
  form: 'Pregunte por sus datos',
  required: 'Los campos con * son obligatorios.',
  kind: '¿Qué desea? *',
  kinds: {
    copy: 'Una copia de lo que saben de mí',
    correction: 'Que corrijan algo sobre mí',
    deletion: 'Que borren lo que saben de mí',
  },
  name: 'Su nombre *',
  contact: 'Correo o teléfono: con uno basta',
  contactHint:
    'Use uno que nos haya dado antes. Cuando sepamos que es suyo, buscamos todo lo que esté ligado a él.',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  yard: 'Su patio (opcional)',
  anyYard: 'No sé cuál',
  losesPoints: 'Perderá sus puntos de recompensas.',
  details: '¿Qué está mal y cómo debe ser? *',
  send: 'Enviar la solicitud',
  sending: 'Enviando…',
  next: {
    link: {
      title: 'Revise su correo',
      text: `Mandamos un enlace a la dirección que nos dio. Ábralo y presione el botón que está ahí en los próximos ${PRIVACY_LINK_VALID_DAYS} días: entonces empezamos. Si no le llega, busque entre el correo no deseado o mande este formulario con su teléfono.`,
    },
    staff: {
      title: 'Traiga una identificación a cualquier patio o espere nuestra llamada',
      text: `Sin un correo electrónico tenemos que ver u oír que es usted. Muestre una identificación con foto en cualquier patio en los próximos ${PRIVACY_UNCONFIRMED_DAYS} días, o conteste cuando llamemos al número que nos dio.`,
    },
  },
};

export const privacyPageTexts: typeof english.privacyPageTexts = {
  heading: 'Privacidad',
  description: (business) =>
    `Qué guarda ${business} de lo que usted manda, qué se queda en su navegador, quién lo recibe, por cuánto tiempo, y cómo pedir una copia o que se borre.`,
  lead: 'Qué guardamos, para qué, por cuánto tiempo, quién más lo recibe y cómo pedir que se borre.',
  contents: {
    short: 'En pocas palabras',
    forms: 'Qué guarda cada formulario',
    sales: 'Cuando nos vende',
    device: 'Las cookies y su dispositivo',
    measurement: 'Medición',
    recipients: 'Quién recibe qué',
    retention: 'Por cuánto tiempo lo guardamos',
    rights: 'Su copia, su corrección o su borrado',
    who: 'Quiénes somos',
  },
  short: {
    reading: 'Puede leer este sitio sin decirnos quién es.',
    typing:
      'Lo que escribe en un formulario nos llega a nosotros. Lo usamos solo para lo que pide ese formulario. No lo vendemos ni lo usamos para publicidad.',
    measured:
      'Las visitas se miden solo después de que usted acepte. Un navegador que manda Global Privacy Control o Do Not Track nunca se mide, y ni siquiera se le pregunta.',
    notMeasured: 'Las visitas no se miden.',
    selling:
      'Cuando nos vende metal, la ley de Georgia nos obliga a guardar un registro que no podemos borrar aunque nos lo pida.',
  },
  forms:
    'Cada formulario dice cuáles de sus campos son opcionales. Algunos mandan también el idioma de la página, cuánto tiempo estuvieron abiertos y un campo oculto que solo llenan los programas automáticos (bots). También guardamos cuándo lo mandó. Su dirección de internet se usa para limitar cuántas veces puede mandar algo una misma dirección, de una forma en la que no se puede leer.',
  device: {
    cookies:
      'Si solo lee, no ponemos ninguna cookie. Estas se ponen solo cuando usted usa aquello para lo que sirven, y solo nosotros podemos leerlas:',
    measurement: 'Después de que acepte la medición, Google Analytics pone:',
    storage:
      'Otras cosas se quedan en su navegador y no se mandan a nadie hasta que usted mismo las mande. Puede borrarlas todas en los ajustes de su navegador.',
    local: 'Hasta que se borre (almacenamiento local)',
    session: 'Hasta que se cierre la pestaña (almacenamiento de la sesión)',
    caches: 'Archivos para funcionar sin conexión (almacenamiento en caché)',
    database: {
      before: 'Una pequeña base de datos en su navegador (',
      after: ') anota cuándo se usó cada uno de estos archivos, para quitar los viejos.',
    },
    staff: 'En los dispositivos de nuestro personal',
  },
  measurement: {
    accepted:
      'Si acepta, Google Analytics cuenta qué páginas y botones se usan. Antes de eso no se carga ni se manda nada, y lo que pasó antes no se manda después. Puede cambiar de opinión en cualquier momento con “Opciones de privacidad”, al pie de cada página; eso también quita sus cookies.',
    signals: {
      before: 'Si su navegador manda ',
      gpc: 'Global Privacy Control',
      between: ' o ',
      dnt: 'Do Not Track',
      after: ', eso cuenta como un no, sin importar lo que se haya contestado antes. No se le pregunta nada.',
    },
    never:
      'Las páginas donde se paga, y las que tienen en su dirección la llave de su solicitud o de su pedido, nunca se miden. No se informa ningún nombre, teléfono, correo, búsqueda ni ubicación.',
    none: {
      before:
        'Este sitio no mide las visitas. Si algún día lo hiciéramos, sería solo después de que usted acepte; a un navegador que manda ',
      gpc: 'Global Privacy Control',
      between: ' o ',
      dnt: 'Do Not Track',
      after: ' ni siquiera se le preguntaría.',
    },
  },
  recipients: {
    lead: 'No vendemos ni alquilamos lo que sabemos de usted. Estos reciben solo lo que necesitan para su parte:',
    others:
      'Los tribunales y las autoridades reciben lo que la ley nos obliga a darles. Los enlaces a mapas, a redes sociales y a la aplicación de nuestro socio llevan a otros sitios, que tienen sus propias reglas; no se enteran de nada antes de que usted los abra.',
  },
  rewardsNumber:
    'Una cuenta de recompensas se abre solo con su número de teléfono: nombre, nivel, puntos, historial, visitas y recompensas. Los boletos completos se abren solo en un dispositivo donde se hayan escrito los datos de uno; un código de recompensa se ve completo solo donde se canjeó; el dinero se paga a nombre del titular, con identificación.',
  retention: {
    requests: {
      what: 'Solicitudes de cotización, de recolección y de llamada, con sus ofertas',
      time: (months) => `${months} meses`,
    },
    photos: { what: 'Fotos de una solicitud', time: (months) => `${months} meses` },
    vins: {
      what: 'El VIN de un carro que no compramos',
      time: (days) => `${days} días después de saberlo`,
    },
    inquiries: { what: 'Preguntas', time: (months) => `${months} meses` },
    holds: {
      what: 'El número de teléfono de un precio que le apartamos',
      time: (days) => `${days} días después de que termina el apartado`,
    },
    alerts: {
      what: 'Su correo para avisos de precio',
      time: (hours) => `Hasta que los termine; ${hours} horas si nunca confirma`,
    },
    heldTickets: { what: 'Boletos que nunca registramos', time: (days) => `${days} días` },
    copies: {
      what: 'La dirección a la que mandamos la copia de un boleto',
      time: (days) => `Hasta que sale el correo, ${days} días como máximo`,
    },
    unpaidOrders: { what: 'Pedidos que nunca se pagaron', time: (days) => `${days} días` },
    paidOrders: {
      what: 'Pedidos pagados',
      time: (years) => `Durante el año fiscal del pedido y los ${years} años siguientes`,
    },
    rewards: { what: 'Cuentas de recompensas', time: 'Mientras tenga la cuenta' },
    limits: {
      what: 'Contadores que limitan cuántas veces puede mandar algo una misma dirección de internet',
      time: (hours) => `${hours} horas`,
    },
    logs: {
      what: 'Registros del servidor',
      time: 'Unos días, en la empresa que publica el sitio. No contienen nombres, teléfonos ni correos',
    },
    sales: { what: 'Registros de las ventas que pide Georgia', time: 'Por lo menos dos años' },
    exceptions:
      'Lo que está en disputa se guarda hasta que termine la disputa. Borramos nuestras copias de seguridad a los 30 días; la empresa que administra la base de datos sobrescribe las suyas en el plazo que ella fija.',
  },
  rights: {
    ask: {
      before: 'Puede pedir una copia de lo que sabemos de usted, que se corrija o que se borre: ',
      link: 'haga una solicitud sobre sus datos',
      call: ', llame al ',
      after: (days) =>
        ` o pregunte en el mostrador de un patio. Contestamos en un plazo de ${days} días, sin costo, y no lo tratamos peor por pedirlo. Primero nos aseguramos de que sea usted quien lo pide; si uno de nosotros confirma su teléfono, otra persona atiende su solicitud.`,
    },
    stays:
      'Algunas cosas tienen que quedarse: los pedidos pagados, por las leyes de impuestos, y los registros de las ventas. Los puntos de una cuenta de recompensas se quedan como cifras sin nombre.',
  },
};

export const deviceStorageTexts: typeof english.deviceStorageTexts = {
  form: 'Se guarda:',
  device: (purpose, life) => `${purpose} Se guarda: ${life}.`,
};

export const saleRecordTexts: typeof english.saleRecordTexts = {
  lead: 'Cuando compramos metal regulado en un patio, la ley de Georgia sobre los recicladores de metales secundarios (O.C.G.A. 10-1-350 y siguientes) nos obliga a guardar un registro de la venta. Se hace en la caseta de la báscula, no en este sitio:',
  record: {
    yard: 'La fecha, y el nombre y la dirección de nuestro patio',
    metal: 'El peso o la cantidad, y una descripción del metal',
    picture: 'Una foto o un video digital del metal',
    payment:
      'Lo que pagamos, y una copia del cheque, del vale de pago (payment voucher) o de la transferencia',
    statement:
      'Su declaración firmada de que el metal es suyo o de que su dueño le permite venderlo, y de que conoce la ley',
    card: 'Una copia de su identificación, con su número y su tipo',
    vehicle: 'La placa, el estado y el tipo del vehículo que lo trajo',
  },
  kept: {
    before: 'Debemos guardar este registro por lo menos ',
    time: 'dos años',
    between:
      ', y los agentes del orden público pueden revisarlo. También debemos informar de nuestras compras a una ',
    database: 'base de datos del estado',
    after: ', que se lleva para el ',
    bureau: 'Georgia Bureau of Investigation',
    search:
      ' (la oficina de investigación de Georgia). Las agencias del orden público pueden buscar en ella, y también las compañías de luz y de teléfono que el estado admita.',
  },
  stays: {
    before: 'Como la ley pide estos registros, ',
    stays: 'no podemos borrarlos ni cambiarlos aunque nos lo pida',
    between: ', ni siquiera con ',
    link: 'una solicitud sobre sus datos',
    after: '. Lo que guardamos más allá de la ley, como una cuenta de recompensas, sí podemos.',
  },
};
