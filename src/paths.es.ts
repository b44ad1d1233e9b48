import type { YardId } from './business/yards.ts';
import { isInSpanish, SPANISH_POSTS } from './domain/content/spanish-posts.ts';
import type { MaterialSlug } from './domain/materials/material-slug.ts';
import type { PrivacyKind } from './domain/privacy/privacy-request.schema.ts';

/** What has no Spanish page, the shop, most of the blog and the staff's pages, keeps its English address. */
export * from './paths.ts';

export const homePath = '/es';
export const topPath = '/es#top';
export const pricingPath = '/es#pricing';
export const pricesPath = '/es/precios';
export const yardPricesPath = (yard: YardId) => `/es/precios?yard=${yard}`;
export const priceCodePath = (yard: string | null) => `/es/precios/${yard ?? 'all'}.svg`;
export const boardPath = (yard: YardId) => `/es/tablero/${yard}`;
export const locationsOnHomePath = '/es#locations';
export const servicesPath = '/es#services';
export const quotePath = '/es#quote';
export const contactPath = '/es#contact';
export const locationsPath = '/es/ubicaciones';
export const findNearestPath = '/es/ubicaciones#find-nearest';
export const locationPath = (id: YardId | '') => `/es/ubicaciones/${id}`;
const GUIDES: Readonly<Record<MaterialSlug, string>> = {
  copper: 'cobre',
  steel: 'acero',
  aluminum: 'aluminio',
  brass: 'laton',
  'auto-bodies': 'carros',
  'stainless-steel': 'acero-inoxidable',
};
export const materialPath = (slug: string) => `/es/materiales/${GUIDES[slug as MaterialSlug]}`;
export const whatToBringPath = '/es/que-traer';
export const estimatePath = '/es/calcular';
export const sellCarPath = '/es/vender-mi-carro';
export const pickupPath = '/es/recogida';
export const holdPath = '/es/apartar-precio';
export const ourWordPath = '/es/nuestra-palabra';
export const holdLinkPath = (token: string) => `${holdPath}#${token}`;
export const holdGradePath = (metalType: string) => `${holdPath}?grade=${metalType}`;
export const priceAlertsPath = '/es/avisos-de-precio';
export const priceAlertsLinkPath = (token: string) => `${priceAlertsPath}#${token}`;
export const endAlertsPath = (id: string, key: string) => `${priceAlertsPath}#end.${id}.${key}`;
export const gradeAlertsPath = (metalType: string) => `${priceAlertsPath}?grade=${metalType}`;
export const callbackPath = '/es/le-llamamos';
export const ticketPath = '/es/boleto';
export const shownTicketPath = '/es/mi-boleto';
/** A post that is only in English keeps its address. */
export const postPath = (slug: string) =>
  isInSpanish(slug) ? `/es/blog/${SPANISH_POSTS[slug]}` : `/blog/${slug}`;
export const searchPath = '/es/buscar';
export const offlinePath = '/es/sin-conexion';
export const rewardsPath = '/es/recompensas';
export const thankYouPath = '/es/gracias';
export const privacyPath = '/es/privacidad';
export const termsPath = '/es/terminos';
export const accessibilityPath = '/es/accesibilidad';
export const privacyRequestPath = '/es/privacidad/solicitud';

export const requestPath = '/es/solicitud';
export const offerPath = '/es/oferta';
export const requestLinkPath = (token: string) => `${requestPath}#${token}`;
export const offerLinkPath = (token: string) => `${offerPath}#${token}`;

export const privacyConfirmPath = '/es/privacidad/confirmar';
export const privacyLinkPath = (kind: PrivacyKind, token: string) =>
  `${privacyConfirmPath}?kind=${kind}#${token}`;

export const howToReadTicketPath = '/es/boleto/como-leerlo';
