import type * as english from './texts.ts';

export const homePageTexts: typeof english.homePageTexts = {
  hero: {
    since: (above, year) => `${above} desde ${year}`,
    claim: ['LLEGUE', 'VENDA', 'COBRE'],
    promise: (line, minutes) => `${line} en ${minutes} minutos o menos.`,
    quote: 'Cotice al instante',
  },
  services: {
    heading: 'Lo que compramos',
    more: [
      '¿No sabe qué tiene?',
      'Mándenos una foto',
      '. ¿Es muy grande para traerlo?',
      'Pida una recolección',
      '.',
    ],
  },
  steps: {
    heading: 'Cómo funciona',
    callAhead: 'Llame antes',
    ticket: 'Boleto (ticket) de báscula',
    call: 'Llame antes',
    drive: 'Entre',
    unload: 'Descargue',
    paid: 'Reciba su pago',
    paidLine: (minutes) => `Boleto y pago en ${minutes} minutos o menos.`,
    stamp: (minutes) => `Le pagamos en ${minutes} minutos o menos`,
  },
  rewards: {
    soon: 'Próximamente',
    heading: (points) => `${points} puntos por cada dólar que le pagamos`,
    join: 'Inscríbase',
    card: 'Recompensas',
  },
  memberships: {
    heading: 'Membresías profesionales',
    samples: '',
  },
};
