import type * as english from './texts.ts';

export const placeText: typeof english.placeText = (yard, differ) =>
  yard
    ? 'en este patio'
    : differ
      ? 'en la mayoría de los patios (algunos varían)'
      : 'iguales en los tres patios';

export const stripTimeText: typeof english.stripTimeText = (time, place) => `Al ${time}, ${place}.`;

export const boardTexts: typeof english.boardTexts = {
  unit: (unit) => (unit === 'each' ? 'pieza' : unit),
  ask: 'Pregunte',
  asOf: (time, checked) => `Precios al ${time}, revisados: ${checked}`,
  old: '; pregunte antes de vender.',
  none: 'Pregunte en la báscula por los precios de hoy.',
  page: (page, pages) => `${page} de ${pages}`,
};

export const historyViewTexts: typeof english.historyViewTexts = {
  asOf: (unit, time) => `${unit}${unit && ', '}al ${time}`,
  high: (price) => `Máx. $${price}`,
  low: (price) => `Mín. $${price}`,
  offline: 'No tiene conexión',
  saved: (time) => `Últimos precios guardados: ${time}.`,
  savedOffline: (time) => `No tiene conexión. Últimos precios guardados: ${time}.`,
  error: (message) => `Error: ${message}`,
  unknown: 'No sabemos qué pasó',
};

const WITHOUT_SCRIPT = ['Los precios cambian todos los días. Llame al ', ' y pida los de hoy.'];

export const pricesSectionTexts: typeof english.pricesSectionTexts = {
  title: 'Precios de chatarra de hoy',
  guaranteed: 'Llame antes y le garantizamos el precio',
  withoutScript: WITHOUT_SCRIPT,
  signs: '▲ ▼ comparado con el precio anterior',
  partner: 'Más precios con nuestro socio',
  openPartner: 'Abrir la aplicación (en inglés)',
  newTab: '(se abre en otra pestaña)',
};

export const tickerTexts: typeof english.tickerTexts = {
  call: 'Llame y pida los precios de hoy',
  latest: 'Últimos precios',
  all: 'Todos los precios',
};

export const stripTexts: typeof english.stripTexts = {
  title: 'Lo que pagamos',
  call: 'Llame al ',
  guaranteed: ' y le garantizamos el precio, o vea ',
  all: 'todos los precios',
};

export const savedPricesTexts: typeof english.savedPricesTexts = {
  title: 'Últimos precios guardados',
  daily: '. Los precios cambian todos los días: llame antes y le garantizamos el precio.',
};

export const priceHistoryTexts: typeof english.priceHistoryTexts = {
  title: 'Precio de hoy',
  titles: 'Precios de hoy',
  withoutScript: WITHOUT_SCRIPT,
  daysAgo: (days) => `Hace ${days} días`,
  today: 'Hoy',
  history: 'Historial de precios',
  since: 'Desde',
  price: 'Precio',
  change: 'Cambio',
};

export const pricesPageTexts: typeof english.pricesPageTexts = {
  pageTitle: 'Lista de precios de chatarra',
  description:
    'Todo lo que compran nuestros tres patios en Georgia, con el precio de hoy por libra: cobre, latón, aluminio, acero, carros, baterías y electrónica.',
  heading: 'Lista de precios completa',
  asOf: (time) =>
    time === null
      ? 'Todos los patios: llámenos por los precios de hoy'
      : `Todos los patios, precios al ${time}`,
  qr: 'Código QR de la lista de precios',
  confirm: 'Los precios cambian: llame para confirmarlos.',
  hours: (weekdays, saturday, sunday) =>
    `Lun a vie ${weekdays}, sáb ${saturday}, dom ${sunday.toLowerCase()}.`,
  yard: 'Patio',
  allYards: 'Todos los patios',
  groups: 'Grupos',
  find: 'Busque un metal',
  signs: '▲ ▼ comparado con el precio anterior. El pago final depende del tipo y del estado del metal.',
  worth: '¿Cuánto vale mi carga?',
  alerts: 'Avisarme por correo',
  print: 'Imprimir esta lista',
};

export const boardPageTexts: typeof english.boardPageTexts = {
  pageTitle: (yard) => `Tablero de precios de ${yard}`,
  prices: 'Precios',
  getting: 'Buscando los precios…',
  withoutScript: (phone) => `Este tablero necesita JavaScript. Para los precios de hoy, llame al ${phone}.`,
};

export const priceListTexts: typeof english.priceListTexts = {
  hold: 'Apartar',
  atYard: ', este patio',
  byYard: ', varía',
  asOf: (place, time) =>
    time === null ? `${place}: llámenos por los precios de hoy` : `${place}, precios al ${time}`,
  saved: (time) => `. Guardados el ${time}`,
  differ: '. Algunos precios varían según el patio',
  failed: ' – No se pudieron cargar los precios. Llámenos y se los damos.',
  nothing: 'Sin resultados. Llámenos: compramos más metales de los que están en esta lista.',
  found: (count) => (count === 1 ? '1 encontrado' : `${count} encontrados`),
};

export const tickerScriptTexts: typeof english.tickerScriptTexts = {
  today: 'Precios de hoy',
  saved: (time) => `Precios guardados\n${time}`,
};

export const cardTexts: typeof english.cardTexts = {
  differs: 'Varía según el patio',
  other: '¿No ve su metal?',
  all: 'Todos los precios',
  complete: 'Llame y pida la lista completa',
  worth: '¿Cuánto vale mi carga?',
  notUpdated: 'Los precios no se actualizaron',
  pricesOf: (time) => `No hubo conexión. Estos son los precios del ${time}.`,
  updated: 'Precios actualizados',
  refreshed: 'Estos son los precios más recientes.',
  spoken: {
    error: 'No se pudieron cargar los precios.',
    empty: 'No hay precios para mostrar.',
    saved: 'Estos son los últimos precios que recibimos.',
    updated: (at) => `Lista de precios actualizada: ${at.toLocaleTimeString('es-US')}`,
  },
  failed: 'No se pudieron cargar los precios. Llámenos y se los damos.',
  error: (message) => `Error: ${message}`,
  call: 'Llame y pida los precios',
  retry: 'Reintentar',
  none: 'No hay precios disponibles',
  at: (yard) => `En ${yard}. `,
  checking: 'Revisando los precios de hoy…',
  lastChecked: (time) => `última revisión: ${time}`,
  checked: (time) => `revisado: ${time}`,
  daily: 'Precios al día',
  changed: (time) => time && `Último cambio: ${time}`,
  latest: 'Ver los precios más recientes',
  refresh: 'Actualizar',
};
