import type * as english from './social-texts.ts';

const MATERIALS: Readonly<Record<string, readonly string[]>> = {
  copper: ['cobre'],
  steel: ['acero'],
  aluminum: ['aluminio'],
  brass: ['latón'],
  'auto-bodies': ['carro'],
  'stainless-steel': ['acero', 'inoxidable'],
};

export const socialTexts: typeof english.socialTexts = {
  home: { headline: ['Llegue', 'Venda', 'Cobre'], line: (minutes) => `Pagado en ${minutes} minutos o menos` },
  locations: ['Tres patios.', 'Una báscula', 'honesta.'],
  rewards: { headline: ['Su chatarra', 'gana', 'puntos'], line: 'Recompensas con su número de teléfono' },
  pickup: { headline: ['Vamos', 'por su', 'metal'], line: 'Recogida de metal en camión' },
  callback: { headline: ['Nosotros', 'le', 'llamamos'], line: 'El día y a la hora que usted elija' },
  prices: { headline: ['Lista', 'completa', 'de precios'], line: 'Cada clase y lo que pagamos hoy' },
  estimate: { headline: ['¿Cuánto', 'vale su', 'carga?'], line: 'Calcúlelo con los precios de hoy' },
  bring: { headline: ['Qué', 'traer'], line: 'Y lo que no podemos recibir' },
  privacy: { headline: ['Lo que', 'guardamos'], line: 'Y cómo pedir que se borre' },
  terms: { headline: ['Con qué', 'puede', 'contar'], line: 'Precios, ofertas, puntos y pedidos' },
  accessibility: { headline: ['Para', 'todos'], line: 'Qué revisamos y a quién avisar' },
  yard: {
    headline: (city) => ['Patio de', 'chatarra', city],
    line: (weekdays, saturday) => `Lun-vie ${weekdays}, sáb ${saturday}`,
  },
  material: {
    headline: (slug) => ['Venda su', ...(MATERIALS[slug] ?? [])],
    line: 'Cómo reconocerlo y cuánto pagamos hoy',
  },
};
