import { MAILED_CODE_VALID_MS, QUOTE_PHOTOS_MAX } from '../../business/constants.ts';
import type * as english from './form-texts.ts';
import { lasting } from './lasting.ts';
import { PRIVACY_RECORD_MONTHS, PRIVACY_UNCONFIRMED_DAYS, RETENTION } from './retention.ts';

const HIDDEN = {
  website: 'Un campo oculto que solo llenan los programas',
  filledInMs: 'Cuánto tiempo estuvo abierto el formulario, para distinguir programas de personas',
};
const ADDRESS = { address: 'Calle', city: 'Ciudad', state: 'Estado', zip: 'Código postal' };
const CUSTOMER = {
  customerName: 'Nombre',
  customerEmail: 'Correo electrónico',
  customerPhone: 'Teléfono',
};
const PRICED = 'Los precios que vio';
const BOUGHT = 'Lo que pide';
const SHIPPING = 'Dirección de envío';
const BILLING = 'Dirección de facturación';
const PAYMENT = 'Número del pago en Stripe o PayPal';
const LINK = 'La parte secreta de su enlace';
const CONTACT = 'Correo electrónico o teléfono';
const CHOSEN_DAY = 'Día de la recogida o de la llamada';
const TICKET_FACTS = {
  yardId: 'Patio del boleto',
  number: 'Número del boleto',
  soldOn: 'Fecha del boleto',
  total: 'Total del boleto',
};

export const formTexts: typeof english.formTexts = {
  requests: {
    about: {
      title: 'Solicitudes de cotización, de recogida y de llamada',
      why: 'Para contestarle, mandar un camión o llamarle.',
      keptFor: `${RETENTION.requestMonths} meses; las fotos, ${RETENTION.photoMonths} meses`,
    },
    createQuoteRequest: {
      firstName: 'Nombre',
      lastName: 'Apellido',
      phone: 'Teléfono',
      email: 'Correo electrónico, si lo da',
      location: 'Patio que prefiere, si elige uno',
      description: 'Lo que quiere vender',
      callMe: 'Si quiere que le llamemos',
      emailMe: 'Si quiere que le escribamos por correo',
      pickup: {
        address: 'Calle de la recogida',
        city: 'Ciudad de la recogida',
        state: 'Estado de la recogida',
        zip: 'Código postal de la recogida',
        weightClass: 'Cuánto pesa, más o menos',
        day: CHOSEN_DAY,
        window: 'Hora aproximada de la recogida',
      },
      callback: { day: CHOSEN_DAY, time: 'Hora de la llamada' },
      estimate: 'Las líneas de su cálculo',
      photoFollows: 'Si faltan fotos por llegar',
      photoCount: 'Cuántas fotos faltan por llegar',
      locale: 'El idioma de la página',
      ...HIDDEN,
    },
    also: {
      photos: `Hasta ${QUOTE_PHOTOS_MAX} fotos, sin los datos de lugar y de cámara que pueda traer el archivo`,
    },
  },
  offers: {
    about: {
      title: 'Respuestas a nuestras ofertas',
      why: 'Para saber que acepta, y quién lo hizo.',
      keptFor: 'Junto con la solicitud a la que pertenece',
    },
    openRequest: { token: LINK },
    openOffer: { token: LINK, seen: 'Que se vio la oferta, y cuándo' },
    decideOffer: {
      version: 'Qué versión de la oferta era',
      decision: 'Sí o no',
      name: 'Su nombre, si acepta',
      agreed: 'Las condiciones que marcó',
      reason: 'El motivo, si rechaza',
    },
  },
  merchandise: {
    about: {
      title: 'Preguntas sobre la tienda',
      why: 'Para contestarle por correo electrónico o por teléfono.',
      keptFor: `${RETENTION.inquiryMonths} meses`,
    },
    createInquiry: {
      name: 'Nombre',
      email: 'Correo electrónico',
      phone: 'Teléfono, si lo da',
      inquiryType: 'De qué se trata',
      subject: 'Asunto',
      message: 'Mensaje',
      ...HIDDEN,
    },
  },
  ticketQuestions: {
    about: {
      title: 'Preguntas sobre un boleto',
      why: 'Para contestarle por correo electrónico o por teléfono.',
      keptFor: `${RETENTION.inquiryMonths} meses`,
    },
    askAboutTicket: {
      name: 'Nombre',
      email: 'Correo electrónico',
      phone: 'Teléfono, si lo da',
      message: 'Mensaje',
      ...HIDDEN,
      ticketId: 'El boleto del que se trata',
      facts: TICKET_FACTS,
      locale: 'El idioma de la página',
    },
  },
  ticketLookUp: {
    about: {
      title: 'Búsqueda de un boleto',
      why: 'Para encontrar el boleto que usted tiene en papel.',
      keptFor: `No se guarda; los intentos se cuentan durante ${RETENTION.rateLimitHours} horas`,
    },
    findTicket: TICKET_FACTS,
  },
  orders: {
    about: {
      title: 'Pedidos en la tienda',
      why: 'Para cobrar, mandar lo que pidió y llevar nuestros libros. El número de su tarjeta va de su navegador solo a Stripe o a PayPal; nosotros nunca lo tenemos.',
      keptFor: `Si se pagó, durante el año fiscal y los ${RETENTION.orderTaxYears} años siguientes; si no se pagó, ${RETENTION.unpaidOrderDays} días`,
    },
    createOrder: {
      ...CUSTOMER,
      shippingAddress: SHIPPING,
      shippingCity: SHIPPING,
      shippingState: SHIPPING,
      shippingZip: SHIPPING,
      billingAddress: BILLING,
      billingCity: BILLING,
      billingState: BILLING,
      billingZip: BILLING,
      subtotal: PRICED,
      shipping: PRICED,
      tax: PRICED,
      total: PRICED,
      items: BOUGHT,
    },
    createPaymentIntent: {
      amount: PRICED,
      shippingAddress: { address: SHIPPING, city: SHIPPING, state: SHIPPING, zip: SHIPPING },
      billingAddress: { address: BILLING, city: BILLING, state: BILLING, zip: BILLING },
      customerInfo: CUSTOMER,
      items: BOUGHT,
    },
    createPaypalOrder: {
      amount: PRICED,
      currency: PRICED,
      intent: PRICED,
      shippingAddress: { address: SHIPPING, city: SHIPPING, state: SHIPPING, zip: SHIPPING },
      orderId: 'Número del pedido',
    },
    completeOrder: { status: PAYMENT, paypalOrderId: PAYMENT },
  },
  addressCheck: {
    about: {
      title: 'Revisión de direcciones',
      why: 'Para encontrar errores en una dirección antes de que salga un paquete o un camión.',
      keptFor: '30 días, de una forma en la que no se puede leer la dirección',
    },
    verifyAddress: ADDRESS,
  },
  orderLookUp: {
    about: {
      title: 'Búsqueda de un pedido',
      why: 'Para mostrar un pedido solo a quien lo hizo.',
      keptFor: `El código sirve durante ${lasting(MAILED_CODE_VALID_MS / 1_000)} y se borra un día después`,
    },
    lookUpOrder: { orderNumber: 'Número del pedido', email: 'Correo electrónico del pedido' },
    confirmLookUp: { code: 'El código de nuestro correo' },
  },
  rewards: {
    about: {
      title: 'Cuenta de recompensas',
      why: 'Para sumar puntos y dar recompensas.',
      keptFor: 'Mientras tenga la cuenta',
    },
    createCustomer: {
      firstName: 'Nombre',
      lastName: 'Apellido',
      phone: 'Teléfono, con el que también entra a su cuenta',
      email: 'Correo electrónico, si lo da',
      locale: 'El idioma de la página',
    },
    redeemReward: { customerId: 'Su cuenta', rewardId: 'La recompensa que eligió' },
    setCodeByMail: {
      code: 'El código de nuestro correo',
      isOn: 'Si un dispositivo nuevo necesita un código de su correo electrónico',
    },
    also: {
      birthday: 'Su cumpleaños, si nos lo dice en el mostrador',
      visits: 'Sus visitas con metal, peso y monto, sus puntos y sus códigos de recompensa',
    },
  },
  dataRequests: {
    about: {
      title: 'Solicitudes sobre sus datos',
      why: 'Para encontrar lo que tenemos de usted, y contestarle.',
      keptFor: `${PRIVACY_RECORD_MONTHS} meses después de la respuesta; una solicitud que nadie confirma, ${PRIVACY_UNCONFIRMED_DAYS} días`,
    },
    createPrivacyRequest: {
      kind: 'Lo que pide',
      name: 'Nombre',
      email: CONTACT,
      phone: CONTACT,
      details: 'Qué está mal, si pide una corrección',
      yardId: 'Patio, si elige uno',
      locale: 'El idioma de la página',
      ...HIDDEN,
    },
    confirmPrivacyRequest: { token: LINK },
  },
};
