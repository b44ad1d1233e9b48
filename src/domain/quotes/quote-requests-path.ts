/** Apart from quotes.api.ts, whose schemas a browser that sends a request does not need: each form has checked its own fields. */
export const QUOTE_REQUESTS_PATH = '/api/quote-requests';
