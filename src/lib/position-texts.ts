/** Why there is no position, as visitors read it. */
export const positionTexts = {
  unsupported: 'Geolocation is not supported by this browser',
  denied: 'Location access denied. Please enable location permissions and try again.',
  unavailable: 'Location information is unavailable. Please try again.',
  timeout: 'Location request timed out. Please try again.',
  other: 'Unable to detect your location. Please try again.',
};
