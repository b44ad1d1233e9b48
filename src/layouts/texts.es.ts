import { BUSINESS_NAME } from '../business/business.ts';
import type * as english from './texts.ts';

export const crumbTexts: typeof english.crumbTexts = {
  'que-traer': 'Qué traer',
  recogida: 'Recolección',
  'sin-conexion': 'Sin conexión',
  'vender-mi-carro': 'Vender mi carro',
};

export const frameTexts: typeof english.frameTexts = {
  skip: 'Ir al contenido',
  breadcrumbs: 'Ruta de navegación',
  home: 'Inicio',
  main: 'Principal',
  search: 'Buscar',
  menu: 'Menú',
  quote: 'Cotización',
  blogFeed: `Blog de ${BUSINESS_NAME} (en inglés)`,
  privacyChoices: 'Opciones de privacidad',
  services: 'Servicios',
  autoRecycling: 'Compra de carros',
  scrapMetal: 'Chatarra y metales',
  pickup: 'Recolección',
  blog: 'Blog (en inglés)',
  quickLinks: 'Enlaces rápidos',
  prices: 'Precios',
  pricing: 'Precios',
  locations: 'Ubicaciones',
  contact: 'Contacto',
  rewards: 'Recompensas',
  merch: 'Tienda (en inglés)',
  merchShort: 'Tienda (EN)',
  privacy: 'Privacidad',
  terms: 'Términos',
  accessibility: 'Accesibilidad',
  siteLinks: 'Enlaces del sitio',
  moreServices: 'Más servicios',
  sell: 'Vender',
  estimate: 'Calculadora',
  sellCar: 'Vender un carro',
  whatToBring: 'Qué traer',
  requestCall: 'Pedir una llamada',
  lookUp: 'Consultar',
  myRewards: 'Mis recompensas',
  myTicket: 'Mi boleto de báscula',
  myRequest: 'Mi solicitud',
  myOrder: 'Mi pedido (en inglés)',
};

export const legalPageTexts: typeof english.legalPageTexts = {
  contents: 'En esta página',
  changed: (day) => `Último cambio: ${day}.`,
  reviewed: (day) => ` Última revisión: ${day}.`,
};

export const translationTexts: typeof english.translationTexts = {
  reviewed: (by, day) => `Revisado por ${by} el ${day}.`,
  englishHolds: {
    link: 'La versión en inglés',
    after: ' es la que vale; esta traducción es para su comodidad.',
  },
};

export const printTexts: typeof english.printTexts = {
  printed: (time, year) => `Impreso el ${time.replace(',', ` de ${year},`)}`,
};

export const noticeTexts: typeof english.noticeTexts = {
  loading: 'Cargando…',
  offline: 'No tiene conexión. Las llamadas sí funcionan.',
};

export const panelTexts: typeof english.panelTexts = {
  menu: 'Menú',
  top: 'Arriba',
  priceList: 'Lista de precios',
  requestPickup: 'Pedir recolección',
  yards: 'Patios',
  findNearest: 'Patio más cercano',
  quickActions: 'Accesos rápidos',
  livePricing: 'Precios de hoy',
  getQuote: 'Pedir cotización',
  findLocations: 'Ver ubicaciones',
  close: (panel) => `Cerrar ${panel}`,
  installAsks: '¿Quiere tener nuestros precios y patios en su pantalla de inicio?',
  install: 'Instalar',
  notNow: 'Ahora no',
};

export const openerTexts: typeof english.openerTexts = { noConnection: 'Sin conexión. Intente otra vez' };

const MATERIALS: Readonly<Record<string, readonly string[]>> = {
  copper: ['cobre'],
  steel: ['fierro', 'y acero'],
  aluminum: ['aluminio'],
  brass: ['latón'],
  'auto-bodies': ['carro'],
  'stainless-steel': ['acero', 'inoxidable'],
};

export const socialTexts: typeof english.socialTexts = {
  home: {
    headline: ['Llegue', 'Venda', 'Cobre'],
    line: (minutes) => `Le pagamos en ${minutes} minutos o menos`,
  },
  locations: ['Tres patios.', 'Una báscula', 'honesta.'],
  rewards: { headline: ['Su chatarra', 'gana', 'puntos'], line: 'Recompensas con su número de teléfono' },
  sellCar: { headline: ['¿Cuánto', 'vale su', 'carro?'], line: 'Su peso, nuestro precio y los papeles' },
  pickup: { headline: ['Vamos', 'por su', 'metal'], line: 'Recolección de metal en camión' },
  callback: { headline: ['Nosotros', 'le', 'llamamos'], line: 'El día y a la hora que usted elija' },
  prices: { headline: ['Lista', 'completa', 'de precios'], line: 'Cada metal y lo que pagamos hoy' },
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
