// Apart from src/paths.ts, which the frame of every page carries.

/** Where a request stands, and its offer. The token is in the fragment, which no server and no other site gets to see. */
export const requestPath: string = '/request';
export const offerPath: string = '/offer';
export const requestLinkPath = (token: string) => `${requestPath}#${token}`;
export const offerLinkPath = (token: string) => `${offerPath}#${token}`;
