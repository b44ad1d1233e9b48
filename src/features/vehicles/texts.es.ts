import { PROMISED_ANSWER_WITHIN_HOURS } from '../../business/constants.ts';
import type * as english from './texts.ts';
import { BUSINESS_QUOTES_PHONE } from '../../business/business.ts';
import { formatPhone } from '../../domain/shared/contact/phone.ts';

export const sellCarPageTexts: typeof english.sellCarPageTexts = {
  pageTitle: '¿Cuánto vale mi carro chatarra?',
  description:
    'Escriba el VIN, o el año, la marca y el modelo, y vea cuánto vale su carro por peso, línea por línea, y qué papeles pide Georgia.',
  heading: '¿Cuánto vale mi carro?',
  service: 'Compra de carros para chatarra',
  toGuide: 'Guía de carros viejos',
  form: 'Obtenga su estimado',
  sum: 'Cómo se calcula',
  bring: 'Qué traer al patio',
  questions: 'Preguntas comunes',
  post: 'Cuánto vale un carro chatarra, explicado',
  steps: [
    {
      name: 'Díganos qué carro es',
      text: 'El VIN, o el año, la marca y el modelo. Todavía no le pedimos sus datos.',
    },
    { name: 'Vea el estimado', text: 'El peso, el precio y lo que se descuenta, cada uno en su línea.' },
    {
      name: 'Mándelo si le conviene',
      text: `Con fotos, si tiene. Contestamos en menos de ${PROMISED_ANSWER_WITHIN_HOURS} horas.`,
    },
  ],
  facts: [
    {
      name: 'El peso',
      text: 'Lo que han pesado aquí carros iguales; si no hemos pesado ninguno, el dato del fabricante o lo que suele pesar ese tipo de carro. La última palabra la tiene nuestra báscula.',
    },
    {
      name: 'El precio',
      text: 'El de nuestra lista de precios: de carro completo (complete car), o de carro incompleto si le falta el motor, las ruedas o el catalizador (convertidor).',
    },
    {
      name: 'Las partes que faltan',
      text: 'Se descuenta lo que pesa cada una. Díganoslo ahora y no habrá sorpresas en la báscula.',
    },
    {
      name: 'La grúa',
      text: 'Depende de las millas en línea recta desde el patio. Si usted trae el carro, no se cobra.',
    },
    {
      name: 'Los catalizadores',
      text: 'Son parte del carro solo mientras están puestos. Uno ya cortado tiene su propia ley en Georgia, así que aquí no hay estimado para él: llame antes de traerlo.',
    },
  ],
  faq: [
    {
      question: '¿Eso es lo que me van a pagar?',
      answer:
        'Es un estimado. Una persona lo confirma en horario de atención, y la última palabra la tiene nuestra báscula. ¿Sale distinto en la báscula? Le mostramos qué línea cambió.',
    },
    {
      question: '¿Cómo y cuándo me pagan?',
      answer: 'Con cheque o transferencia electrónica, en cuanto pesemos el carro.',
    },
    {
      question: '¿Qué tan pronto pueden venir por él?',
      answer: 'Desde mañana. Usted elige la mañana o la tarde, y le llamamos antes de mandar la grúa.',
    },
    {
      question: '¿Y si digo que no?',
      answer: 'No debe nada.',
    },
    {
      question: '¿Tiene que caminar el carro?',
      answer: 'No. Compramos por peso. Que ruede o no solo importa para la grúa.',
    },
    {
      question: '¿Y si perdí el título?',
      answer:
        'El formulario se lo pregunta y le dice qué permite Georgia: una declaración jurada para algunos carros viejos de poco valor; si no, primero un título de reposición.',
    },
    {
      question: '¿Guardan mi VIN?',
      answer: 'Solo si manda la solicitud. Para buscar el carro usamos la parte que dice el modelo.',
    },
  ],
};

export const carTexts: typeof english.carTexts = {
  legend: '¿Qué carro es?',
  vin: 'VIN (número de serie)',
  vinHint: 'En el tablero junto al parabrisas, en el marco de la puerta del chofer o en el título.',
  findCar: 'Buscar mi carro',
  goOn: 'Siguiente',
  noVin: '¿Sin VIN? Escriba año, marca y modelo',
  withVin: 'Mejor escribir el VIN',
  change: '¿No es su carro? Cámbielo',
  looking: 'Buscando el carro…',
  oddVin: 'Este VIN no cuadra. Por favor, compárelo otra vez. Si está bien, siga adelante.',
  year: 'Año *',
  make: 'Marca *',
  model: 'Modelo *',
  oddMake: 'No conocemos esta marca. Si está bien escrita, siga adelante.',
  kind: '¿Qué tipo de vehículo? *',
  chooseKind: 'Elija un tipo',
  kinds: {
    compact: 'Carro compacto',
    midsize: 'Carro mediano',
    large_car: 'Carro grande',
    small_suv: 'SUV chica',
    midsize_suv: 'SUV mediana',
    large_suv: 'SUV grande',
    minivan: 'Minivan',
    van: 'Van grande',
    small_pickup: 'Camioneta pickup chica',
    large_pickup: 'Camioneta pickup grande',
    trailer: 'Remolque',
    rv: 'Casa rodante',
    motorcycle: 'Motocicleta',
    heavy_truck: 'Camión pesado o autobús',
    boat: 'Lancha',
  },
  byHand:
    'El precio de este tipo lo pone una persona. Escriba lo que sepa y mande la solicitud: le contestamos con un precio.',
};

export const conditionTexts: typeof english.conditionTexts = {
  legend: '¿Está completo? *',
  lead: 'Con motor, transmisión, catalizador, batería y ruedas en su lugar; que ruede si lo empujan, con llaves, sin basura ni cosas adentro, y que no se haya inundado ni quemado.',
  complete: 'Está completo',
  incomplete: 'No del todo',
  choose: 'Cambie lo que sea distinto.',
  answers: { yes: 'Sí', no: 'No', unknown: 'No sé' },
};

export const placeTexts: typeof english.placeTexts = {
  legend: '¿Cómo llega hasta aquí? *',
  dropOff: 'Yo lo traigo',
  pickup: 'Que venga la grúa',
  yard: '¿Qué patio?',
  zip: 'Código postal de donde está el carro *',
  oddZip:
    'No conocemos este código postal cerca de nuestros patios. Revíselo, por favor. Si está bien, le decimos el precio de la grúa cuando le llamemos.',
  papers: '¿Tiene el título? *',
  titles: {
    in_my_name: 'Sí, a mi nombre',
    lost: 'Era mío, pero se perdió',
    signed_over: 'Me lo firmaron, pero todavía no está a mi nombre',
    someone_elses: 'Está a nombre de otra persona',
    lien: 'Tiene un préstamo o gravamen (lien)',
    none: 'Sin título',
  },
};

export const sendCarTexts: typeof english.sendCarTexts = {
  sum: 'Cuánto vale',
  noSum: 'Diga qué carro es, si está completo y cómo llega hasta aquí, y aquí verá el estimado.',
  legend: 'Mande su solicitud',
  lead: 'Una persona la revisa y le contesta con una oferta.',
  note: '¿Algo más que debamos saber? (opcional)',
  submit: 'Pedir una oferta',
};

const PHONE = formatPhone(BUSINESS_QUOTES_PHONE);

export const carTicketTexts: typeof english.carTicketTexts = {
  hold: 'Apartar este precio',
  missing: (parts) => `Para el estimado falta: ${parts}.`,
  needs: {
    car: 'el carro',
    kind: 'el tipo de vehículo',
    condition: 'si está completo',
    different: 'qué es distinto',
    handover: 'cómo llega hasta aquí',
    zip: 'el código postal para la grúa',
  },
  weight: 'Peso',
  ours: 'lo que carros así pesaron en nuestra báscula',
  maker: 'de los datos del fabricante',
  typical: (kind) => `peso típico: ${kind.replace(/^[A-Z](?![A-Z])/, (first) => first.toLowerCase())}`,
  prices: {
    complete: (yard) => `Precio, carro completo, ${yard}`,
    incomplete: (yard) => `Precio, carro incompleto, ${yard}`,
  },
  noYard: {
    nearest: 'no eligió patio: este es el más cercano al carro',
    main: 'no eligió patio: este es el precio de nuestro patio principal',
  },
  lowerPrice: 'precio más bajo',
  value: 'Peso × precio',
  tow: 'Grúa',
  miles: (miles) => `${miles} en línea recta`,
  extra: (what, amount) => `${what.toLowerCase()}, ${amount}`,
  noTow: 'no hay: usted lo trae',
  free: 'gratis',
  ask: 'le decimos el precio cuando le llamemos',
  askTow: 'El precio de la grúa se lo decimos cuando le llamemos. No está incluido en este estimado.',
  range: 'Más o menos',
  nothing:
    '$0: lo que le falta o la grúa cuesta más de lo que vale. Tal vez lo aceptemos de todos modos: llámenos o mande la solicitud.',
  unknown: (parts) => `No está seguro de: ${parts}. Por eso le damos un rango.`,
  estimate: 'Un estimado. Una persona lo confirma en horario de atención.',
  papers: 'Sus papeles',
  getting: 'Buscando el precio de hoy…',
  priceFailed: `No pudimos obtener el precio de hoy. Llame al ${PHONE}, o mande la solicitud sin estimado.`,
  priceByPhone: `En este patio damos el precio de los carros por teléfono: ${PHONE}.`,
  retry: 'Reintentar',
};
