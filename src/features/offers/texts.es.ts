import type * as english from './texts.ts';

export const offerAnswerTexts: typeof english.offerAnswerTexts = {
  accept: 'Acepte esta oferta',
  agree: 'Estoy de acuerdo:',
  name: 'Su nombre y apellido *',
  whoAccepts:
    'Quien tenga este enlace puede aceptar la oferta, y guardamos el nombre de quien la acepta. Solo le pagamos a la persona que aparece en la identificación que nos muestren.',
  busy: 'Un momento…',
  doAccept: 'Aceptar la oferta',
  decline: '¿No le conviene? Rechácela',
  why: '¿Por qué? No tiene que decirlo.',
  doDecline: 'Rechazar la oferta',
};

export const offerCardTexts: typeof english.offerCardTexts = {
  sumTitle: 'Lo que le ofrecemos',
  linesTitle: 'Lo que le pagamos',
  byWeight: 'según el peso',
  sum: 'Nuestra oferta',
  estimate: 'Su estimado',
  youGet: 'Usted recibe',
  youGetAbout: 'Usted recibe cerca de',
  weights:
    'Los pesos son aproximados. Le pagamos según lo que marque nuestra báscula, inspeccionada por el estado.',
  partial: 'No hay total hasta que se pese todo.',
  bringTo: (yard) => `Tráigalo a ${yard}`,
  pickedUp: (yard) => `Nosotros lo recogemos. Su patio: ${yard}`,
  yard: (yard) => `Su patio: ${yard}`,
  directions: 'Cómo llegar',
  questions: '¿Tiene preguntas? Llame al',
  message: 'Un mensaje para usted',
  terms: 'Lo que conviene saber',
  validUntil: (time) => `Válida hasta el ${time}`,
  paid: 'Pagamos con cheque o transferencia electrónica, a la persona que aparece en la identificación.',
};

export const offerHtmlTexts: typeof english.offerHtmlTexts = {
  requestTitle: 'Su solicitud',
  offerTitle: 'Su oferta',
  noScript:
    'Esta página necesita JavaScript. Actívelo, por favor, o llámenos para preguntar por su solicitud:',
};

export const requestViewTexts: typeof english.requestViewTexts = {
  loading: { title: 'Un momento', text: 'Estamos buscando su solicitud.' },
  unnamed: {
    title: 'Mi solicitud',
    text: 'Para ver su solicitud o nuestra oferta, abra el enlace de la página de gracias o de nuestro mensaje. ¿No lo encuentra? Llámenos y la buscamos.',
  },
  missing: {
    title: 'No encontramos su solicitud',
    text: 'El enlace está incompleto o ya venció. Ábralo otra vez desde donde lo recibió, o llámenos.',
  },
  failed: {
    title: 'Ahora no podemos mostrar su solicitud',
    text: 'Su solicitud está segura con nosotros. Intente de nuevo en un momento, o llámenos.',
  },
  noCookies:
    'Su navegador no guarda cookies, así que no podemos recibir su respuesta aquí. Permita las cookies de este sitio o llámenos, por favor.',
  tryAgain: 'Intentar de nuevo',
  newRequest: 'Pedir otra cotización',
  changes: 'Lo nuevo en esta oferta',
  seeOffer: 'Ver la oferta',
  print: 'Imprimir',
  seeAndAccept: 'Ver y aceptar',
  number: (code) => `Solicitud ${code}`,
  facts: { number: 'Número de solicitud', sent: 'Recibida', photos: 'Fotos' },
  whereItStands: 'Vea cómo va su solicitud',
  car: 'Su carro',
  sent: 'Su solicitud',
  photos: (count) => (count === 1 ? '1 recibida' : `${count} recibidas`),
  goodToKnow: 'Le puede servir',
  bring: 'Qué traer',
  prices: 'Los precios de hoy',
  keepLink:
    'Guarde el enlace de esta página: siempre muestra cómo va su solicitud. Para cambiarla o cancelarla, llámenos y dé el número de solicitud.',
};

export const standingTexts: typeof english.standingTexts = {
  stop: {
    planned: (day, window) =>
      `Nuestro camión está programado para el ${day}, de ${window} (hora de Georgia).`,
    onTheWay: 'Nuestro camión ya va en camino.',
    done: 'Nuestro camión ya recogió su carga.',
    canceled:
      'Usted canceló la recolección, así que no va ningún camión. ¿Siempre sí lo necesita? Por favor, llámenos.',
  },
  callOn: (day, slot) => `Le llamamos el ${day}, de ${slot} (hora de Georgia), al número que nos dio.`,
  answerBy: (moment) => `Le contestamos a más tardar ${moment}, hora de Georgia.`,
  late: 'Ya nos tardamos más de lo que prometimos. Por favor, llámenos.',
  bring: {
    scrap: (yard, until) =>
      `Traiga su carga y su identificación con foto a nuestro patio de ${yard}, a más tardar el ${until}.`,
    car: (yard, until) =>
      `Traiga su carro, su identificación con foto y los papeles de abajo a nuestro patio de ${yard}, a más tardar el ${until}.`,
  },
  over: (until) => `El precio fue válido hasta el ${until}. Llámenos y le damos el de hoy.`,
  pickup: {
    scrap: 'Le llamamos para acordar cuándo pasamos por su metal.',
    car: 'Le llamamos para acordar cuándo pasamos por su carro.',
  },
  car: {
    received: 'Recibimos los datos de su carro',
    reading: 'Estamos preparando la oferta por su carro',
  },
  received: (request, expectation) => ({
    title: `Recibimos su ${request}`,
    text: expectation,
  }),
  reading: (request, expectation) => ({
    title: `Estamos viendo su ${request}`,
    text: `Alguien de aquí ya la está atendiendo.\n${expectation}`,
  }),
  answered: {
    title: 'Ya le contestamos',
    text: 'Le llamamos o le escribimos sobre su solicitud. Si no le ha llegado nada, por favor llámenos.',
  },
  offer: (isFirst, until) => ({
    title: isFirst ? 'Esta es nuestra oferta' : 'Esta es nuestra nueva oferta',
    text: `La puede aceptar hasta el ${until}.`,
  }),
  accepted: (name, time, nextStep) => ({
    title: 'Oferta aceptada',
    text: `${name} la aceptó el ${time}.\n${nextStep}`,
  }),
  declined: (time, reason) => ({
    title: 'Oferta rechazada',
    text: `Se rechazó el ${time}${reason && `: ${reason.toLowerCase()}`}. ¿Cambió de opinión? Llámenos.`,
  }),
  expired: (until) => ({
    title: 'Esta oferta ya venció',
    text: `Fue válida hasta el ${until}. Los precios cambian todos los días: llámenos y le hacemos otra oferta.`,
  }),
  withdrawn: (time) => ({
    title: 'Retiramos esta oferta',
    text: `La retiramos el ${time}, así que ya no se puede aceptar. Llámenos y le decimos por qué.`,
  }),
  closed: {
    title: 'Esta solicitud está cerrada',
    text: 'Gracias. ¿Tiene más chatarra? Mándenos otra solicitud o llámenos.',
  },
};

export const stopChangeTexts: typeof english.stopChangeTexts = {
  title: '¿Surgió algo?',
  until: (moment) => `Aquí puede cambiar o cancelar la recolección hasta ${moment}, hora de Georgia.`,
  move: 'Cambiar la recolección',
  cancel: 'Cancelar la recolección',
  day: 'Día *',
  chooseDay: 'Elija un día',
  time: 'Horario *',
  chooseTime: 'Elija un horario',
  doMove: 'Cambiarla',
  keep: 'Dejarla como está',
  sure: 'Entonces no va ningún camión, y la hora queda libre para otros.',
  doCancel: 'Cancelarla',
  none: 'Por ahora no hay otra hora libre. Por favor, llámenos.',
  changed: 'La recolección cambió mientras tanto. Así está ahora.',
  tooLate: 'Ya es tarde para cambiar la recolección aquí. Por favor, llámenos.',
};
