import type { MaterialSlug } from '../../domain/materials/material-slug.ts';
import type { PageKind } from '../../domain/search/page-kind.ts';
import type * as english from './texts.ts';

const MATERIALS: Readonly<Record<MaterialSlug, string>> = {
  copper: 'Cobre',
  steel: 'Acero y fierro',
  aluminum: 'Aluminio',
  brass: 'Latón',
  'auto-bodies': 'Carros viejos o chocados',
  'stainless-steel': 'Acero inoxidable',
};

export const llmsTexts: typeof english.llmsTexts = {
  who: (since, minutes) =>
    `Patios de chatarra y de reciclaje de carros en Georgia, Estados Unidos, desde ${since}. Sin cita; se paga en ${minutes} minutos o menos.`,
  reach: (phone, quotes, email) =>
    `Teléfono ${phone}; cotizaciones y tienda ${quotes}; correo electrónico ${email}.`,
  prices:
    'Los precios cambian: diga de qué hora es un precio, y que el vendedor llame antes de ir, porque solo una llamada lo asegura.',
  headings: { prices: 'Precios', yards: 'Patios', selling: 'Vender', more: 'Más' },
  pricesJson: ['Precios en JSON', 'dólares por unidad, cada uno con la hora desde la que vale'],
  listJson: [
    'Lista de precios completa en JSON',
    'todos los tipos de metal; con &yard= y la clave de un patio, sus precios',
  ],
  list: ['Lista de precios completa', 'lo mismo para personas'],
  estimate: ['Calculadora', 'cuánto vale una carga a estos precios'],
  yard: (address, phone, { weekdays, saturday, sunday }) =>
    `${address}; ${phone}; lun-vie ${weekdays}, sáb ${saturday}, dom ${sunday}`,
  bring: ['Qué traer', 'los papeles, y lo que no se acepta'],
  quote: (hours) => ['Cotización', `una solicitud por formulario, con respuesta en ${hours} horas`],
  sellCar: ['Vender su carro', 'cuánto vale un carro por su peso y qué papeles pide'],
  pickup: ['Recolección', 'un camión para cargas grandes'],
  callback: ['Le llamamos', 'una llamada a la hora que se elija'],
  material: (slug) => [MATERIALS[slug], 'cómo se reconoce, sus tipos y qué le baja el precio'],
  blog: ['Blog (en inglés)', 'cómo funciona el negocio'],
  rewards: ['Recompensas', 'puntos por cada venta'],
  merch: ['Tienda (en inglés)', 'camisetas, gorras, tazas y café'],
  privacy: ['Privacidad', 'qué se guarda, cuánto tiempo y quién lo recibe'],
  terms: ['Términos', 'precios, ofertas, recompensas, pedidos y devoluciones'],
  accessibility: ['Accesibilidad', 'la norma, los límites conocidos y a quién avisar'],
  ourWord: ['Nuestra palabra', 'cuántas veces se pagaron los precios publicados, ofrecidos y apartados'],
  openApi: ['OpenAPI (en inglés)', 'precios, productos y recompensas, para programas'],
  otherLanguage: ['In English', 'lo mismo en inglés'],
};

export const searchPageTexts: typeof english.searchPageTexts = {
  heading: 'Buscar',
  description: 'Busque en las páginas, las guías de metales y los patios de este sitio.',
  withoutScript: 'La búsqueda necesita JavaScript. Estas páginas no:',
  mostVisited: 'Lo más visitado',
  prices: 'Precios',
  locations: 'Ubicaciones y horarios',
  whatToBring: 'Qué traer',
  pickup: 'Recolección',
  blog: 'Blog (en inglés)',
  merch: 'Tienda (en inglés)',
};

const KINDS: Readonly<Record<PageKind, readonly [one: string, many: string]>> = {
  Page: ['Página', 'Páginas'],
  Material: ['Metal', 'Metales'],
  Post: ['Artículo', 'Artículos'],
  Product: ['Producto', 'Productos'],
  Yard: ['Patio', 'Patios'],
};

export const searchTexts: typeof english.searchTexts = {
  label: 'Buscar en este sitio',
  placeholder: 'Cobre, fierro, horario…',
  scope: 'Páginas, metales y patios. La tienda y el blog están en inglés.',
  searching: 'Buscando…',
  nothing: (query) => `No encontramos nada con “${query}”. Use menos palabras o pregúntenos.`,
  results: (count, query) => `${count} ${count === 1 ? 'resultado' : 'resultados'} de “${query}”`,
  showAll: 'Ver todo',
  notLoaded: 'La búsqueda no cargó.',
  offline: 'No tiene conexión: la búsqueda la necesita, el teléfono no.',
  tryAgain: 'Reintentar',
  show: 'Mostrar',
  all: 'Todo',
  kind: (kind) => KINDS[kind as PageKind]?.[0] ?? kind,
  kinds: (kind) => KINDS[kind][1],
};
