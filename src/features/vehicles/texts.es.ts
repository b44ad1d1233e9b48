import { BUSINESS_QUOTES_PHONE } from '../../business/business.ts';
import { PROMISED_ANSWER_WITHIN_HOURS } from '../../business/constants.ts';
import { formatPhone } from '../../domain/shared/phone.ts';
import type * as english from './texts.ts';

const PHONE = formatPhone(BUSINESS_QUOTES_PHONE);

export const sellCarPageTexts: typeof english.sellCarPageTexts = {
  pageTitle: '¿Cuánto vale mi carro chatarra?',
  description:
    'Escriba el VIN, o el año, la marca y el modelo, y vea cuánto paga su carro por su peso, línea por línea, y qué papeles pide Georgia.',
  heading: '¿Cuánto vale mi carro?',
  service: 'Compra de carros para chatarra',
  toGuide: 'Guía de carros viejos',
  form: 'Haga la cuenta',
  sum: 'De qué sale la suma',
  bring: 'Qué traer al patio',
  questions: 'Preguntas comunes',
  post: 'Cuánto vale un carro chatarra, explicado',
  steps: [
    {
      name: 'Díganos qué carro es',
      text: 'El VIN, o el año, la marca y el modelo. Todavía no recibimos nada sobre usted.',
    },
    { name: 'Vea la suma', text: 'El peso, el precio y lo que se descuenta, cada uno en su línea.' },
    {
      name: 'Mándela si le gusta',
      text: `Con fotos, si tiene. Contestamos en menos de ${PROMISED_ANSWER_WITHIN_HOURS} horas.`,
    },
  ],
  facts: [
    {
      name: 'El peso',
      text: 'De los datos del fabricante, si los encontramos; si no, lo que pesan los carros de su tipo. Decide nuestra báscula.',
    },
    {
      name: 'El precio',
      text: 'Nuestro precio publicado de un carro completo (complete car), el mismo de la lista de precios.',
    },
    {
      name: 'Las partes que faltan',
      text: 'Cada una tiene un monto fijo. Díganoslo ahora, y nada cambia en la báscula.',
    },
    {
      name: 'La grúa',
      text: 'Depende de las millas desde nuestro patio más cercano. Si usted trae el carro, no se cobra.',
    },
    {
      name: 'Los catalizadores',
      text: 'Son parte del carro solo mientras están puestos. Uno ya cortado tiene su propia ley en Georgia, así que aquí no hay suma para él: llame antes de traerlo.',
    },
  ],
  faq: [
    {
      question: '¿Es eso lo que me pagan?',
      answer:
        'Es un estimado. Una persona lo confirma en horas de oficina, y decide nuestra báscula. ¿Sale distinto en la báscula? Le mostramos qué línea cambió.',
    },
    {
      question: '¿Tiene que caminar el carro?',
      answer: 'No. Compramos por peso. Que ruede o no solo importa para la grúa.',
    },
    {
      question: '¿Y si perdí el título?',
      answer:
        'El formulario se lo pregunta y le dice qué permite Georgia: una declaración jurada para algunos carros viejos de poco valor; si no, primero un título de reemplazo.',
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
  noVin: '¿Sin VIN? Año, marca y modelo',
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
    'El precio de este tipo lo pone una persona. Escriba lo que sepa y mándelo: le contestamos con un precio.',
};

export const conditionTexts: typeof english.conditionTexts = {
  legend: '¿Está completo? *',
  lead: 'Motor, transmisión, catalizador, batería y ruedas en su lugar; rueda, tiene llaves, vacío por dentro, sin inundación ni incendio.',
  complete: 'Está completo',
  incomplete: 'No del todo',
  choose: 'Cambie lo que sea distinto.',
  questions: {
    engine: 'Trae el motor',
    transmission: 'Trae la transmisión',
    converter: 'Trae el catalizador',
    battery: 'Trae la batería',
    wheels: 'Trae las cuatro ruedas',
    rolls: 'Rueda',
    keys: 'Tengo las llaves',
    floodOrFire: 'Se inundó o se quemó',
    cabinEmpty: 'Está vacío por dentro',
  },
  answers: { yes: 'Sí', no: 'No', unknown: 'No sé' },
};

export const placeTexts: typeof english.placeTexts = {
  legend: '¿Cómo llega hasta aquí?',
  dropOff: 'Yo lo traigo',
  pickup: 'Que venga la grúa',
  yard: '¿Qué patio?',
  zip: 'Código postal de donde está el carro',
  near: (yard, miles) => `A ${miles} de ${yard}, más o menos.`,
  farZip:
    'No conocemos este código postal. Por favor, revíselo. Si está bien, acordamos la grúa por teléfono.',
  papers: '¿Tiene el título? *',
  titles: {
    in_my_name: 'Sí, a mi nombre',
    lost: 'Era mío, pero se perdió',
    someone_elses: 'Está a nombre de otra persona',
    lien: 'Tiene un préstamo o gravamen (lien)',
    none: 'Sin título',
  },
};

export const carTicketTexts: typeof english.carTicketTexts = {
  heading: 'Cuánto paga',
  missing: (parts) => `Para la suma falta: ${parts}.`,
  needs: {
    car: 'el carro',
    condition: 'si está completo',
    zip: 'el código postal para la grúa',
  },
  weight: 'Peso',
  maker: 'de los datos del fabricante',
  typical: (kind) => `lo común de: ${kind.replace(/^[A-Z](?![A-Z])/, (first) => first.toLowerCase())}`,
  price: (yard) => `Precio, carro completo, ${yard}`,
  value: 'Peso × precio',
  tow: 'Grúa',
  miles: (miles) => `${miles} más o menos`,
  noTow: 'no hay: usted lo trae',
  free: 'gratis',
  ask: 'pregunte',
  off: {
    engine: 'Sin motor',
    transmission: 'Sin transmisión',
    converter: 'Sin catalizador',
    battery: 'Sin batería',
    wheels: 'Faltan ruedas',
    rolls: 'No rueda',
    keys: 'Sin llaves',
    floodOrFire: 'Inundación o incendio',
    cabinEmpty: 'Con cosas por dentro',
  },
  parts: {
    engine: 'motor',
    transmission: 'transmisión',
    converter: 'catalizador',
    battery: 'batería',
    wheels: 'ruedas',
    rolls: 'si rueda',
    keys: 'llaves',
    floodOrFire: 'inundación o incendio',
    cabinEmpty: 'si está vacío por dentro',
  },
  advice: {
    bring_title: 'Traiga el título, firmado, con su identificación con foto.',
    sworn_statement:
      'Georgia permite vender este sin título, con una declaración jurada (sworn statement, forma MV-1SP). La llena en el patio.',
    replacement_title:
      'Primero pida un título de reemplazo en la oficina de placas (tag office) de su condado: este es muy nuevo, o vale demasiado, para una declaración jurada.',
    ask_sworn_statement:
      'Tal vez califique para una declaración jurada en lugar del título (sworn statement, forma MV-1SP). Se lo decimos cuando sepamos cuánto vale.',
    lien_release: 'Primero pida la liberación del gravamen (lien) al banco. Tráigala con el título.',
    owner_comes: 'La persona que aparece en el título tiene que venir y firmar.',
    id_name_matches: 'El nombre de la identificación debe ser el de los papeles.',
  },
  askTow: 'Tan lejos acordamos la grúa por teléfono. No está en esta suma.',
  range: 'Más o menos',
  between: (low, high) => `${low} a ${high}`,
  nothing: '$0: las partes o la grúa se llevan todo. Aun así tal vez lo aceptemos: llámenos o mándelo.',
  unknown: (parts) => `No sabe de: ${parts}. Por eso el rango es amplio.`,
  estimate: 'Un estimado. Una persona lo confirma en horas de oficina.',
  papers: 'Sus papeles',
  getting: 'Buscando el precio de hoy…',
  priceFailed: `No pudimos obtener el precio de hoy. Llame al ${PHONE}, o mande la solicitud sin suma.`,
  priceByPhone: `En este patio damos el precio de los carros por teléfono: ${PHONE}.`,
  retry: 'Reintentar',
};

export const sendCarTexts: typeof english.sendCarTexts = {
  legend: 'Mándelo',
  lead: 'Una persona lo ve y le contesta con una oferta.',
  note: '¿Algo más que debamos saber? (opcional)',
  submit: 'Pedir una oferta',
  described: (car) => `Carro: ${car}`,
};
