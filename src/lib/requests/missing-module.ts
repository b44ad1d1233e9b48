/** The messages of Chromium, Firefox and Safari. */
const NO_MODULE = /dynamically imported|importing a module/i;

/** A module that could not be fetched: the connection was gone, or a deploy has deleted it. Not every browser asks for it again on this page. */
export const isMissingModule = (error: unknown): boolean => NO_MODULE.test(String(error));
