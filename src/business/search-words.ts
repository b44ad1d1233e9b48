/**
 * What people type who look for a page in other words than the page's own, many of them in Spanish: the site's search finds the
 * page by them.
 */
export const SEARCH_WORDS: Readonly<Record<string, readonly string[]>> = {
  '/es': ['chatarrera', 'yonke', 'reciclaje'],
  '/es/ubicaciones': ['chatarrera', 'yonke', 'horario', 'dirección'],
  '/es/materiales/cobre': ['alambre', 'copper'],
  '/es/materiales/acero': ['fierro', 'hierro', 'lavadora', 'steel'],
  '/es/materiales/aluminio': ['latas', 'rines', 'aluminum'],
  '/es/materiales/laton': ['bronce', 'brass'],
  '/es/materiales/carros': ['coche', 'auto', 'camioneta', 'junk car'],
  '/es/materiales/acero-inoxidable': ['stainless steel'],
  '/es/que-traer': ['documentos', 'papeles', 'licencia'],
  '/es/boleto': ['ticket', 'recibo'],
  '/es/boleto/como-leerlo': ['ticket', 'recibo', 'pesaje'],
  '/es/recogida': ['recoger', 'grúa', 'pickup'],
  '/': ['chatarra', 'precios', 'metal', 'reciclaje'],
  '/locations': ['chatarra', 'chatarrera', 'yonke', 'horario', 'ubicaciones', 'junkyard'],
  '/materials/copper': ['cobre', 'alambre'],
  '/materials/steel': ['chatarra', 'acero', 'fierro', 'hierro', 'lavadora'],
  '/materials/aluminum': ['aluminium', 'aluminio', 'latas'],
  '/materials/brass': ['latón', 'bronce'],
  '/materials/auto-bodies': ['catalizador', 'carro', 'carros', 'coche', 'junk car'],
  '/materials/stainless-steel': ['acero inoxidable'],
  '/what-to-bring': ['identificación', 'título', 'documentos'],
  '/pickup': ['recoger', 'tow'],
  '/privacy': ['privacidad', 'cookies', 'GDPR', 'CCPA'],
  '/terms': ['condiciones', 'returns', 'refund', 'exchange'],
  '/accessibility': ['ADA', 'accesibilidad'],
};
