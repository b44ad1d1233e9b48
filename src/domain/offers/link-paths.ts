// Apart from src/paths.ts, which the frame of every page carries.

/** Where a request stands, and its offer. The token stands in the fragment, which no server and no other site gets to see. */
export const requestPath = '/request';
export const offerPath = '/offer';
export const requestLinkPath = (token: string) => `${requestPath}#${token}`;
export const offerLinkPath = (token: string) => `${offerPath}#${token}`;

/** Where the tab keeps the token of the last request, for the thank-you page. Not with the other keys, which every page loads. */
export const REQUEST_TOKEN_KEY = 'request-token';
