import { BUSINESS_QUOTES_PHONE } from '../../business/business.ts';
import {
  CALLBACK_DAYS_AHEAD,
  PICKUP_DAYS_AHEAD,
  PICKUP_FREE_FROM_LB,
  PICKUP_FREE_WITHIN_MILES,
  PICKUP_MINIMUM_LB,
  PROMISED_ANSWER_WITHIN_HOURS,
  QUOTE_PHOTOS_MAX,
} from '../../business/constants.ts';
import { locale } from '../../domain/shared/language/locale.es.ts';
import { callbackScheduled, notBookedTexts } from '../../domain/quotes/texts.es.ts';
import { formatPhone } from '../../domain/shared/contact/phone.ts';
import type * as english from './texts.ts';

export const callbackFormTexts: typeof english.callbackFormTexts = {
  when: '¿Cuándo le llamamos?',
  zone: 'Todos los horarios están en hora de Georgia.',
  submit: 'Pedir una llamada',
};

export const callbackPageTexts: typeof english.callbackPageTexts = {
  pageTitle: 'Le llamamos por su chatarra',
  description: (business) =>
    `Elija un día y una media hora, y ${business} le llama con un precio por su cobre, acero, aluminio o carro.`,
  heading: 'Le llamamos',
  toPickup: 'Pedir una recolección',
  form: 'Elija su horario',
  handy: 'Tenga esto a la mano',
  bring: 'Qué traer al patio',
  ready: [
    { name: 'Qué es', text: 'Cobre, acero, un carro: lo que usted crea que es. Un imán ayuda.' },
    { name: 'Cuánto, más o menos', text: 'Un cálculo a ojo, en libras o en camionetas llenas.' },
    {
      name: 'Dónde está',
      text: 'En su casa, en la obra, ya cargado. ¿Es demasiado para traerlo? Podemos mandar un camión.',
    },
  ],
  steps: (phone) => [
    {
      name: 'Elija un día y un horario',
      text: `Cualquier media hora de los próximos ${CALLBACK_DAYS_AHEAD} días en que el patio esté abierto.`,
    },
    { name: 'Le llamamos', text: `En esa media hora, desde el ${phone} o desde el número de su patio.` },
    {
      name: 'Le damos un precio',
      text: 'Traiga su carga mientras el precio esté vigente. Por teléfono le decimos hasta cuándo.',
    },
  ],
};

export const photoProgressTexts: typeof english.photoProgressTexts = {
  waiting: 'En espera',
  sending: 'Enviando…',
  sent: 'Recibida',
  failed: 'Todavía no se envía',
  refused: 'No se pudo enviar',
  photo: (number) => `Foto ${number}`,
  tryAgain: 'Reintentar',
  all: (photos) => (photos === 1 ? 'Ya tenemos su foto.' : `Ya tenemos las ${photos} fotos.`),
  busy: (sent, photos) =>
    `${sent === 1 ? '1 recibida' : `${sent} recibidas`} de ${photos}. Por favor, no cierre esta página.`,
  left: (sent, photos) =>
    `${sent === 1 ? '1 recibida' : `${sent} recibidas`} de ${photos}. Su solicitud ya la tenemos de todos modos.`,
};

export const photoFieldTexts: typeof english.photoFieldTexts = {
  preview: (number) => `Foto ${number} de las que va a enviar`,
  remove: 'Quitar',
  removed: (number) => ` la foto ${number}`,
  noCamera: 'Aquí no se pudo abrir ninguna cámara. Puede subir una foto.',
  unreadable: 'No podemos leer ese archivo como foto. Elija un JPEG o un PNG.',
  tooMany: `Una solicitud puede llevar hasta ${QUOTE_PHOTOS_MAX} fotos. Dejamos fuera las demás.`,
  unsaved:
    'No todas las fotos se pudieron guardar en este dispositivo. Envíe su solicitud antes de salir de esta página.',
  count: (photos) => `${photos} de ${QUOTE_PHOTOS_MAX} fotos`,
  capture: 'Tomar la foto',
  cancel: 'Cancelar',
};

export const pickupFormTexts: typeof english.pickupFormTexts = {
  weight: '¿Cuánto pesa, más o menos? *',
  chooseWeight: 'Elija un peso',
  tooLight: `Recogemos desde ${PICKUP_MINIMUM_LB.toLocaleString('es-US')} lb. Si le falta poco, mande la solicitud y le decimos.`,
  where: '¿Dónde está?',
  street: 'Calle y número *',
  city: 'Ciudad *',
  state: 'Estado *',
  zip: 'Código postal *',
  checking: 'Buscando la dirección…',
  when: '¿Cuándo le conviene?',
  callFirst: 'Primero le llamamos.',
  booked: 'La hora que elija queda apartada al enviar este formulario.',
  held: (until) => `Le guardamos esta hora hasta las ${until}, hora de Georgia.`,
  taken: (gone, next) =>
    `Este horario ya no está libre: ${gone}. ${next ? `El siguiente libre: ${next}.` : 'Por favor, llámenos.'}`,
  takeNext: (next) => `Elegir ${next}`,
  submit: 'Pedir una recolección',
};

const pounds = (lb: number): string => `${lb.toLocaleString(locale.format)} lb`;

const MINIMUM = pounds(PICKUP_MINIMUM_LB);
const IS_FREE = `Gratis a ${PICKUP_FREE_WITHIN_MILES} millas o menos de un patio, con ${pounds(PICKUP_FREE_FROM_LB)} o más`;

export const pickupPageTexts: typeof english.pickupPageTexts = {
  pageTitle: 'Recolección de metal en camión',
  description: `¿Pesa demasiado? Díganos qué es, dónde está y qué día le conviene, y le llamamos en menos de ${PROMISED_ANSWER_WITHIN_HOURS} horas. Mínimo ${MINIMUM}.`,
  heading: 'Vamos por su metal',
  toCallback: 'Pedir una llamada',
  form: 'Pida una recolección',
  what: 'Lo que recogemos y cuánto cuesta',
  refused: 'Lo que no podemos recibir',
  carPost: 'Cuánto vale su carro chatarra',
  questions: 'Preguntas sobre la recolección',
  inShort: [
    `Mínimo ${MINIMUM} por carga`,
    IS_FREE,
    `Le llamamos en menos de ${PROMISED_ANSWER_WITHIN_HOURS} horas para acordar precio, día y hora`,
  ],
  loads: [
    {
      name: 'Carros, camionetas y maquinaria agrícola',
      text: 'Caminen o no, con llantas o sin ellas. Tenga el título a la mano.',
    },
    {
      name: 'Fierro y acero por carga',
      text: 'Vigas, varilla, tanques abiertos, tubo, placa y equipo viejo.',
    },
    {
      name: 'Chatarra de taller y de fábrica',
      text: 'Rebaba, troquelado, recortes y máquinas gastadas, una vez o cada mes.',
    },
    {
      name: 'Cobre, latón y aluminio',
      text: 'Por tarima o por tambo: cable, radiadores, siding, piezas fundidas.',
    },
  ],
  terms: [
    {
      name: '¿Hay un mínimo?',
      text: `${MINIMUM} por carga. Si es menos, es más rápido traerla al patio; si le falta poco, pregúntenos.`,
    },
    {
      name: '¿Cuánto cuesta?',
      text: `${IS_FREE}. Si no, depende de la distancia. Se lo decimos antes de que salga el camión.`,
    },
  ],
  steps: [
    {
      name: 'Díganos qué es y dónde está',
      text: 'Llene el formulario o llámenos. Elija un día, por la mañana o por la tarde.',
    },
    {
      name: 'Le llamamos',
      text: `En menos de ${PROMISED_ANSWER_WITHIN_HOURS} horas, para acordar el precio, el día y la hora.`,
    },
    {
      name: 'Cargamos y pesamos',
      text: 'El camión pasa por nuestra báscula, y le pagamos lo que diga la báscula.',
    },
  ],
  faq: [
    {
      question: '¿El día que elijo queda apartado?',
      answer:
        'La mañana o la tarde, todavía no: nos dice qué le conviene, y le llamamos para acordar la hora. Donde el formulario ofrece horas, la que elija queda apartada al enviarlo.',
    },
    {
      question: '¿Qué tan pronto puede ir un camión?',
      answer: `Desde mañana y hasta dentro de ${PICKUP_DAYS_AHEAD} días, cualquier día en que abra el patio.`,
    },
    {
      question: '¿Tengo que estar ahí?',
      answer:
        'Debe estar alguien con derecho a vender el metal y con identificación con foto. Un vehículo también necesita su título.',
    },
    {
      question: '¿Hasta dónde van?',
      answer: 'A los alrededores de Griffin, Newnan y Atlanta. Más lejos depende de la carga; pregúntenos.',
    },
  ],
};

export const quoteSectionTexts: typeof english.quoteSectionTexts = {
  heading: 'Pida una cotización',
  lead: (lead, hours) => `${lead} Le respondemos en menos de ${hours} horas.`,
  withoutScript: 'Este formulario necesita JavaScript. Actívelo, por favor, o llámenos.',
  talk: '¿Prefiere hablar?',
};

export const requestFormTexts: typeof english.requestFormTexts = {
  firstName: 'Nombre *',
  lastName: 'Apellido *',
  phone: 'Teléfono *',
  email: 'Correo electrónico',
  yard: 'Patio que prefiere',
  anyYard: 'Cualquiera',
  description: '¿Qué metal tiene? *',
  enough: 'El metal, cuánto más o menos y cómo se ve. 10 letras o más.',
  emailMe: 'Mándenme una confirmación por correo',
  photos: 'Fotos (opcional)',
  takePhoto: 'Tomar una foto',
  uploadPhoto: 'Subir una foto',
  submitting: 'Enviando…',
  sendNow: 'Enviar ahora',
  clear: 'Borrar el formulario',
  required: 'Los campos con * son obligatorios.',
  draft: {
    none: '',
    restored: 'Recuperamos lo que ya había escrito.',
    unsent: 'No tenía conexión. Su solicitud todavía no se ha enviado.',
  },
  waiting: {
    no: '',
    yes: 'No tiene conexión. Su solicitud está guardada en este dispositivo y se enviará cuando vuelva la conexión.',
    onPage: `No tiene conexión y este navegador no puede guardar su solicitud. Deje esta página abierta: se enviará cuando vuelva la conexión. O llámenos al ${formatPhone(BUSINESS_QUOTES_PHONE)}.`,
    unchecked:
      'No tiene conexión. Su solicitud está guardada en este dispositivo. Deje esta página abierta: se enviará cuando vuelva la conexión. O regrese más tarde y envíela entonces.',
    changed: 'Cambió su solicitud. Presione el botón otra vez para enviarla como está ahora.',
    doubtful:
      'Ya envió esto, pero no llegó respuesta: quizá ya lo tenemos. Si no está seguro, presione el botón otra vez para enviarlo.',
    failed: `Intente de nuevo o llámenos al ${formatPhone(BUSINESS_QUOTES_PHONE)}.`,
    tooMany: `Llegaron demasiadas solicitudes desde su conexión. No se perdió nada de lo que escribió. Intente de nuevo en diez minutos o llámenos al ${formatPhone(BUSINESS_QUOTES_PHONE)}.`,
  },
  failed: 'No se pudo enviar',
};

export const quoteFormTexts: typeof english.quoteFormTexts = {
  reach: '¿Cómo quiere que le contestemos?',
  callMe: 'Llámenme',
  emailMe: 'Escríbanme un correo',
  submit: 'Pedir mi cotización',
  toEstimator: '¿Quiere una cifra ya? Pruebe la calculadora',
  estimate: (total) => `Estimado: ${total}`,
  changeEstimate: 'Cambiarlo',
};

const ANSWER = `Leemos cada solicitud y nos comunicamos con usted en menos de ${PROMISED_ANSWER_WITHIN_HOURS} horas.`;
const ANOTHER = 'Mandar otra solicitud';

const CAR = {
  title: 'Recibimos los datos de su carro.',
  below: 'Abajo está el resumen de su carro.',
  next: ANOTHER,
};

export const thankYouTexts: typeof english.thankYouTexts = {
  pageTitle: 'Recibimos su solicitud',
  description: `Recibimos su solicitud. Las leemos todas y contestamos en menos de ${PROMISED_ANSWER_WITHIN_HOURS} horas; si quiere un precio ya, llámenos.`,
  heading: 'Gracias.',
  kinds: {
    quote: {
      title: 'Recibimos su solicitud de cotización.',
      text: `${ANSWER} ¿Quiere un precio ya? Llámenos.`,
      next: 'Pedir otra cotización',
    },
    pickup: {
      title: 'Recibimos su solicitud de recolección.',
      text: `${ANSWER} El camión sale cuando acordemos precio y hora. ¿Tiene prisa? Llámenos.`,
      next: ANOTHER,
    },
    booked: {
      title: 'Su recolección queda apartada.',
      text: `El camión va a la hora que aparece abajo. ${ANSWER} ¿Surgió algo? Llámenos.`,
      next: ANOTHER,
    },
    vehicle: { ...CAR, text: `${ANSWER} ¿Preguntas? Llámenos.` },
    tow: { ...CAR, text: `${notBookedTexts.car} ${ANSWER} ¿Preguntas? Llámenos.` },
    bookedTow: { ...CAR, text: `${notBookedTexts.bookedCar} ${ANSWER} ¿Preguntas? Llámenos.` },
    callback: {
      title: `${callbackScheduled}.`,
      text: 'Le llamamos a la hora que eligió. ¿Surgió algo? Llámenos.',
      next: ANOTHER,
    },
    none: {
      title: 'Desde esta pestaña todavía no se ha mandado nada.',
      text: 'Esta página confirma una solicitud cuando se envía. Si mandó una antes, o en otra pestaña, ya la tenemos: no hace falta mandarla otra vez.',
      next: 'Pedir una cotización',
    },
  },
  lostPhotos: [
    'Tenemos su solicitud, pero no se pudieron enviar todas las fotos. Puede mandarlas por correo a ',
    '.',
  ],
  notMailed: 'Hoy no podemos mandarle la confirmación por correo; guarde el enlace “Ver cómo va”.',
  status: 'Ver cómo va',
  home: 'Volver al inicio',
  photos: 'Sus fotos',
  photoHelp: [
    'Las fotos que falten se envían la próxima vez que abra nuestro sitio en este dispositivo, hasta un día después de su solicitud. También puede mandarlas por correo a ',
    '.',
  ],
  sent: 'Su solicitud',
  hours: 'Horario de atención',
  closedSundays: 'Cerrado los domingos.',
  yards: 'Nuestros tres patios',
};

export const requestPageTexts: typeof english.requestPageTexts = {
  noScript: 'Este formulario necesita JavaScript. Actívelo, por favor, o llámenos.',
  steps: 'Cómo funciona',
};

export const timeFieldTexts: typeof english.timeFieldTexts = {
  day: 'Día *',
  chooseDay: 'Elija un día',
  time: 'Horario *',
  chooseTime: 'Elija un horario',
  dayFirst: 'Primero elija un día',
};
