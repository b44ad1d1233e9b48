import { ALERT_CONFIRM_HOURS, MAILED_CODE_VALID_MS, QUOTE_PHOTOS_MAX } from '../../business/constants.ts';
import { VEHICLE_DECODED_DAYS } from '../../business/vehicles.ts';
import type * as english from './form-texts.ts';
import { lasting } from './lasting.ts';
import { HOLD_PHONE_DAYS, PRIVACY_RECORD_MONTHS, PRIVACY_UNCONFIRMED_DAYS, RETENTION } from './retention.ts';

export const formTexts: typeof english.formTexts = {
  requests: {
    title: 'Solicitudes de cotización, de recolección y de llamada',
    sent: `Su nombre y teléfono, su correo electrónico y patio si los da, lo que quiere vender, cómo comunicarnos con usted y las líneas de su cálculo. Para un carro, también su VIN si lo da, el año, la marca, el modelo y el tipo, en qué condición está, cómo llega hasta nosotros y qué tiene de título. Para una recolección, también la dirección, cuánto pesa, más o menos, y el día y la hora; para una llamada, el día y la hora. Hasta ${QUOTE_PHOTOS_MAX} fotos, sin los datos de lugar y de cámara que pueda traer el archivo.`,
    why: 'Para contestarle, mandar un camión o llamarle.',
    keptFor: `${RETENTION.requestMonths} meses; las fotos, ${RETENTION.photoMonths} meses; un VIN, ${RETENTION.lostVinDays} días después de que sabemos que no compraremos el carro`,
  },
  offers: {
    title: 'Respuestas a nuestras ofertas',
    sent: 'La parte secreta de su enlace, cuándo se vio la oferta y qué versión era, y si acepta o no; si acepta, su nombre y las condiciones que marcó; si rechaza, el motivo.',
    why: 'Para saber si se aceptó la oferta, y quién la aceptó.',
    keptFor: 'Junto con la solicitud a la que pertenece',
  },
  holds: {
    title: 'Precios apartados',
    sent: 'Su número de teléfono, su correo electrónico si lo da, el patio y el material, y el precio que vio; la parte secreta de su enlace.',
    why: 'Para pagarle ese precio, encontrarlo si usted no trae su código y mandárselo por correo.',
    keptFor: `Su número de teléfono y su correo, ${HOLD_PHONE_DAYS} días después de que termina el apartado`,
  },
  alerts: {
    title: 'Avisos de precio',
    sent: 'Su correo electrónico, y el material, el patio y la cantidad que elija; la parte secreta de su enlace.',
    why: 'Para escribirle sobre precios.',
    keptFor: `Hasta que termine sus avisos, o hasta que su correo rechace el nuestro; si no confirma, ${ALERT_CONFIRM_HOURS} horas`,
  },
  merchandise: {
    title: 'Preguntas sobre la tienda',
    sent: 'Su nombre y correo electrónico, su teléfono si lo da, de qué se trata y su mensaje.',
    why: 'Para contestarle por correo electrónico o por teléfono.',
    keptFor: `${RETENTION.inquiryMonths} meses`,
  },
  ticketQuestions: {
    title: 'Preguntas sobre un boleto',
    sent: 'Su nombre y correo electrónico, su teléfono si lo da, su mensaje y el boleto del que se trata: patio, número, fecha y total.',
    why: 'Para contestarle por correo electrónico o por teléfono.',
    keptFor: `${RETENTION.inquiryMonths} meses`,
  },
  ticketLookUp: {
    title: 'Búsqueda de un boleto',
    sent: 'El patio, el número, la fecha y el total del boleto, o un código de la báscula; su “Está bien” queda en el boleto.',
    why: 'Para encontrar el boleto que usted tiene en papel.',
    keptFor: `No se guarda; los intentos se cuentan durante ${RETENTION.rateLimitHours} horas`,
  },
  orders: {
    title: 'Pedidos en la tienda',
    sent: 'Su nombre, correo electrónico y teléfono, las direcciones de envío y de facturación, lo que pide, los precios que vio y el número del pago en Stripe o PayPal.',
    why: 'Para cobrar, mandar lo que pidió y llevar nuestros libros. El número de su tarjeta va de su navegador solo a Stripe o a PayPal; nosotros nunca lo tenemos.',
    keptFor: `Si se pagó, durante el año fiscal y los ${RETENTION.orderTaxYears} años siguientes; si no se pagó, ${RETENTION.unpaidOrderDays} días`,
  },
  addressCheck: {
    title: 'Revisión de direcciones',
    sent: 'Calle, ciudad, estado y código postal.',
    why: 'Para encontrar errores en una dirección antes de que salga un paquete o un camión.',
    keptFor: '30 días, de una forma en la que no se puede leer la dirección',
  },
  vehicles: {
    title: 'Consulta de un VIN',
    sent: 'El VIN. A la agencia federal de seguridad vial (NHTSA) solo le preguntamos por los diez caracteres que comparten los carros de su tipo.',
    why: 'Para saber cuánto pesa su carro.',
    keptFor: `El VIN no se guarda; lo que supimos de su tipo, ${VEHICLE_DECODED_DAYS} días`,
  },
  orderLookUp: {
    title: 'Búsqueda de un pedido',
    sent: 'El número y el correo electrónico del pedido, y el código de nuestro correo.',
    why: 'Para mostrar un pedido solo a quien lo hizo.',
    keptFor: `El código sirve durante ${lasting(MAILED_CODE_VALID_MS / 1_000)} y se borra un día después`,
  },
  rewards: {
    title: 'Cuenta de recompensas',
    sent: 'Su nombre, su teléfono, con el que también entra a su cuenta, su correo electrónico si lo da, las recompensas que elige, si un dispositivo nuevo necesita un código de su correo electrónico, ese código, y si quiere sus boletos por correo cada mes. Con eso guardamos sus visitas con metal, peso y monto, sus puntos y sus códigos de recompensa, y su cumpleaños si nos lo dice en el mostrador.',
    why: 'Para sumar puntos y dar recompensas.',
    keptFor: 'Mientras tenga la cuenta',
  },
  dataRequests: {
    title: 'Solicitudes sobre sus datos',
    sent: 'Lo que pide, su nombre, su correo electrónico o teléfono, un patio si elige uno, qué está mal si pide una corrección, y la parte secreta de su enlace.',
    why: 'Para encontrar lo que tenemos de usted, y contestarle.',
    keptFor: `${PRIVACY_RECORD_MONTHS} meses después de la respuesta; una solicitud que nadie confirma, ${PRIVACY_UNCONFIRMED_DAYS} días`,
  },
};
