import type { PageKind } from '../../domain/search/page-kind.ts';
import type * as english from './search-texts.ts';

export const searchPageTexts: typeof english.searchPageTexts = {
  heading: 'Buscar',
  description: 'Busque en las páginas, las guías de metales y los patios de este sitio.',
  withoutScript: 'La búsqueda necesita JavaScript. Estas páginas no:',
  mostVisited: 'Lo más visitado',
  prices: 'Precios',
  locations: 'Ubicaciones y horarios',
  whatToBring: 'Qué traer',
  pickup: 'Recogida',
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
  placeholder: 'Cobre, recogida, horario…',
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
