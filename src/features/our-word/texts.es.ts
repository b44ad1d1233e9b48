import { OUR_WORD_DAYS, OUR_WORD_LEAST } from '../../business/constants.ts';
import type * as english from './texts.ts';

export const ourWordPageTexts: typeof english.ourWordPageTexts = {
  pageTitle: 'Nuestra palabra',
  description: `Cuántas veces pagamos el precio publicado, ofrecido o apartado en los últimos ${OUR_WORD_DAYS} días, según nuestros libros, contados cada noche.`,
  heading: 'Nuestra palabra',
  lead: 'Publicamos precios, hacemos ofertas y apartamos precios. Aquí puede ver qué tan seguido pagamos lo que dijimos. El conteo sale de nuestros libros, cada noche.',
  withoutScript: 'Para ver estas cifras se necesita JavaScript. Sin él, por favor llámenos.',
  dataset: 'Cuántas veces se pagó el precio publicado, ofrecido y apartado',
  how: {
    heading: 'Cómo contamos',
    list: [
      {
        label: 'Qué días',
        text: `Los últimos ${OUR_WORD_DAYS} días completos, hora de Georgia. Nadie escribe estas cifras: un programa las saca de nuestros libros cada noche.`,
      },
      {
        label: 'Precio publicado',
        text: 'Comparamos cada renglón de cada boleto con el precio publicado en ese patio en ese minuto. Si un solo renglón se pagó a menos, por la razón que sea, el boleto no cuenta como cumplido. El peso que se descuenta no se cuenta aquí; está en el boleto, con el motivo.',
      },
      {
        label: 'Ofertas',
        text: 'Las aceptadas que tienen boleto. Si un solo renglón se pagó a menos de lo ofrecido, por la razón que sea, la oferta no cuenta como cumplida.',
      },
      {
        label: 'Precios apartados',
        text: 'Los que tienen boleto. Todo lo que compramos de ese material, hasta el máximo que cubre el apartado, debe pagarse al precio apartado o más.',
      },
      {
        label: 'Qué tan rápido contestamos',
        text: 'La espera típica: la mitad de las solicitudes se contestó antes y la otra mitad después, contando solo las horas en que el patio estaba abierto. Las que siguen sin respuesta cuentan por el tiempo que llevan esperando.',
      },
      {
        label: 'Anulado o rechazado',
        text: 'Los boletos anulados no cuentan como ventas. El material que rechazamos cuenta como un renglón por debajo del precio publicado.',
      },
      {
        label: 'Muy pocos casos',
        text: `Con menos de ${OUR_WORD_LEAST} casos no mostramos la cifra. Las cifras a nuestro favor se redondean hacia abajo; las demás, hacia arriba.`,
      },
    ],
  },
  hold: 'Apartar un precio',
};

export const ourWordTexts: typeof english.ourWordTexts = {
  loading: 'Buscando las cifras…',
  failed: 'No pudimos cargar las cifras. Intente de nuevo más tarde.',
  none: `Todavía no hay cifras. Mostraremos cada una cuando haya ${OUR_WORD_LEAST} boletos, ofertas o solicitudes para contar.`,
  all: 'Todos los patios',
  json: 'Descargar las cifras en JSON, para programadores (en inglés)',
  atYard: 'Cómo cumplimos nuestra palabra aquí',
  more: 'Cómo contamos, y todos los patios',
  days: (from, to) => `Del ${from} al ${to}`,
  paid: (count) => `de ${count} boletos se pagaron con todos sus renglones al precio publicado o más`,
  reasons: (list) => `Los demás, según la razón: ${list}.`,
  uncompared: (count) => `Sin comparar, porque no se anotó un precio publicado: ${count}.`,
  offers: (paid) => `de ${paid} ofertas aceptadas y pagadas recibieron el precio ofrecido o más`,
  accepted: (count) => `Aceptadas: ${count}.`,
  holds: (used) => `de ${used} precios apartados y usados se pagaron al precio apartado o más`,
  held: (count) => `Apartados: ${count}.`,
  answers: (count) =>
    `hasta nuestra primera respuesta, la de en medio de ${count} solicitudes, en horas abiertas`,
  voids: (count) => `de ${count} boletos se anularon`,
  voided: (count) => `Anulados: ${count}.`,
  minutes: (minutes) =>
    minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`,
  few: (names) => `Muy pocos casos: ${names}. Cada cifra aparece cuando hay ${OUR_WORD_LEAST} o más.`,
  names: {
    paid: 'precio publicado',
    offers: 'ofertas',
    holds: 'precios apartados',
    answers: 'primera respuesta',
    voids: 'boletos anulados',
  },
  reasonNames: {
    dirty: 'sucio',
    attachments: 'con otros materiales',
    moisture: 'mojado',
    mixed: 'mezclado',
    lower_grade: 'calidad más baja',
    agreed: 'acordado en el mostrador',
    refused: 'rechazado',
    unrecorded: 'sin anotar',
  },
};
