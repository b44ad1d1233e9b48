/** The body of a refusal, in the language of the page. The server writes English, so an English page shows its own sentences. */
export const serverTexts = { of: async (body: string): Promise<string> => body };
