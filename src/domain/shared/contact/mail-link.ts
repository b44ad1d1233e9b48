interface Draft {
  readonly subject?: string;
  readonly body?: string;
}

/** A mailto: address that opens a draft (RFC 6068). Neither the address nor the texts can add headers. */
export function mailLink(to: string, { subject, body }: Draft = {}): string {
  const fields = [];
  if (subject !== undefined) fields.push(`subject=${encodeURIComponent(subject)}`);
  if (body !== undefined) fields.push(`body=${encodeURIComponent(body.replace(/\r?\n/g, '\r\n'))}`);
  const draft = fields.length > 0 ? `?${fields.join('&')}` : '';
  return `mailto:${encodeURIComponent(to).replace('%40', '@')}${draft}`;
}

/** Opens a draft of a text message. "?&body=" works on iPhones and Android alike. */
export const smsLink = (phone: string, text: string): string =>
  `sms:${phone}?&body=${encodeURIComponent(text)}`;

/** Mail programs cut off long addresses. */
const QUOTED_LENGTH = 800;

/** A message, quoted for a reply. */
export function quotedText(text: string): string {
  // By code points: half a surrogate pair cannot be encoded.
  const signs = [...text];
  const shown = signs.length > QUOTED_LENGTH ? `${signs.slice(0, QUOTED_LENGTH).join('')}…` : text;
  return shown
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
}
