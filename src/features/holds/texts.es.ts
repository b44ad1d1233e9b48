import { HOLD_MIN_OPEN_MINUTES, HOLDS_DAY_MAX, HOLDS_OPEN_MAX } from '../../business/constants.ts';
import type * as english from './texts.ts';

export const holdPageTexts: typeof english.holdPageTexts = {
  pageTitle: 'Aparte un precio',
  description:
    'Aparte con su número de teléfono el precio publicado en uno de nuestros patios hasta la hora de cierre. Si el precio sube antes de que venga, le pagamos el más alto.',
  heading: 'Aparte un precio',
  crumb: 'Apartar un precio',
  lead: 'Conserve el precio publicado hasta la hora de cierre. Si está más alto cuando venga, le pagamos el más alto.',
  withoutScript: 'Para apartar un precio se necesita JavaScript. Sin él, por favor llámenos.',
  how: {
    heading: 'Cómo funciona',
    list: [
      `El apartado vale hasta el cierre de hoy, o del próximo día abierto si faltan menos de ${HOLD_MIN_OPEN_MINUTES / 60} horas.`,
      'Cada apartado cubre las libras que salen con su código. Lo que pase de ahí se paga al precio publicado.',
      'El apartado vale una sola vez, en el patio que usted elija.',
      `Cada número de teléfono puede tener ${HOLDS_OPEN_MAX} apartados a la vez y hacer ${HOLDS_DAY_MAX} al día.`,
    ],
  },
  ourWord: 'Cuántas veces cumplimos nuestra palabra',
  call: { heading: '¿Prefiere llamar?', text: 'También le damos el precio por teléfono.' },
};

export const holdFormTexts: typeof english.holdFormTexts = {
  yard: 'Patio *',
  chooseYard: 'Elija un patio',
  grade: 'Material *',
  chooseGrade: 'Elija un material',
  phone: 'Teléfono *',
  phoneHint: 'Si no trae su código, dé este número en el mostrador. No le mandaremos mensajes.',
  email: 'Correo electrónico (opcional)',
  loading: 'Buscando los precios de hoy…',
  failed: 'No pudimos cargar los precios. Intente de nuevo o llámenos.',
  retry: 'Intentar de nuevo',
  chooseBoth: 'Elija un patio y un material para ver el precio.',
  posted: (price, yard) => `Publicado en ${yard}: ${price}`,
  submit: 'Apartar este precio',
  sending: 'Apartando…',
  changed: (price) => `El precio acaba de cambiar a ${price}. Presione otra vez para apartar ese.`,
};

export const heldCardTexts: typeof english.heldCardTexts = {
  headings: {
    open: 'Su precio está apartado',
    used: 'Este apartado ya se usó',
    canceled: 'Usted canceló este apartado',
    ended: 'Este apartado ya terminó',
  },
  over: {
    used: 'Se pagó un boleto con él. Puede apartar otro precio cuando quiera.',
    canceled: 'Puede apartar el precio de hoy.',
    ended: 'Puede apartar el precio de hoy.',
  },
  show: 'Muestre este código en el mostrador, o solo dé su número de teléfono.',
  mailed: 'Se lo estamos mandando por correo.',
  notMailed: 'Por ahora no podemos mandarlo a este correo; guarde bien su código.',
  bring: 'Qué traer',
  calendar: 'Agregar al calendario',
  print: 'Imprimir',
  cancel: 'Cancelar este apartado',
  question: {
    title: '¿Cancelar este apartado?',
    text: 'Le pagaríamos el precio publicado cuando venga.',
    yes: 'Sí, cancelarlo',
    no: 'Conservarlo',
  },
  another: 'Apartar otro precio',
  today: 'Apartar el precio de hoy',
  opening: 'Buscando su apartado…',
  missing: 'No encontramos este apartado. El enlace puede estar incompleto o ser muy viejo.',
};
