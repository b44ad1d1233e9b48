/** The same on every page: whoever looks for it reads Spanish. `hours` are those of src/domain/locations/spanish-spoken.ts. */
export const spanishSpokenText = (hours: string): string => `Se habla español${hours && `: ${hours}`}`;
