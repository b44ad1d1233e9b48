import type * as english from './link-paths.ts';

export const requestPath: typeof english.requestPath = '/es/solicitud';
export const offerPath: typeof english.offerPath = '/es/oferta';
export const requestLinkPath: typeof english.requestLinkPath = (token) => `${requestPath}#${token}`;
export const offerLinkPath: typeof english.offerLinkPath = (token) => `${offerPath}#${token}`;
