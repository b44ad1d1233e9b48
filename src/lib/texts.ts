/** Why a call failed where no answer says it. */
export const failureTexts = {
  offline: 'You’re offline.',
  answered: (status: number, statusText: string) =>
    `Our server answered ${`${status} ${statusText}`.trim()}.`,
  timeout: 'Our server took too long to answer.',
  unreachable: 'We couldn’t reach our server.',
};

/** Why there is no position, as visitors read it. */
export const positionTexts = {
  unsupported: 'Geolocation is not supported by this browser',
  denied: 'Location access denied. Please enable location permissions and try again.',
  unavailable: 'Location information is unavailable. Please try again.',
  timeout: 'Location request timed out. Please try again.',
  other: 'Unable to detect your location. Please try again.',
};

/** The body of a refusal, in the language of the page. The server writes English, so an English page shows its own sentences. */
export const serverTexts = { of: async (body: string): Promise<string> => body };
