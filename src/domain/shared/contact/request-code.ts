/** The short name of a request or an inquiry, "3F9A2C": the beginning of its random id. */
export const requestCode = (id: string): string => id.slice(0, 6).toUpperCase();

/** The first and the last id that a code may stand for; null if the text is no code. */
export function idsOfCode(text: string): readonly [first: string, last: string] | null {
  if (!/^[\da-f]{6}$/i.test(text)) return null;
  const [first, last] = [...'0f'].map((rest) =>
    [8, 4, 4, 4, 12]
      .map((length) => rest.repeat(length))
      .join('-')
      .replace(/^.{6}/, text.toLowerCase()),
  );
  return [first ?? '', last ?? ''];
}

/** The subject of a mail about a request. Mail programs take equal ones for one conversation, and somebody may ask for a quote twice. */
export const subjectAbout = (id: string, subject: string): string => `${subject} (${requestCode(id)})`;
