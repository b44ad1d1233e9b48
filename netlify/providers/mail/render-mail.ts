export interface MailField {
  readonly label: string;
  readonly value: string;
  /** Makes the value a link: tel:… or mailto:…. */
  readonly href?: string;
}

export interface MailContent {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly fields: readonly MailField[];
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? '');

const fieldHtml = ({ label, value, href }: MailField) => {
  const text = escapeHtml(value).replaceAll('\n', '<br>');
  const shown = href ? `<a href="${escapeHtml(href)}">${text}</a>` : text;
  return `<tr><th align="left" valign="top" style="padding:4px 16px 4px 0">${escapeHtml(label)}</th><td style="padding:4px 0">${shown}</td></tr>`;
};

// Further lines of a value are set in, so that none can pose as a field.
const fieldText = ({ label, value }: MailField) => `${label}: ${value.replaceAll('\n', '\n    ')}`;

/** The same content as plain text and as HTML; every value is shown as text, whatever a visitor typed. */
export function renderMail({ heading, paragraphs, fields }: MailContent): { text: string; html: string } {
  const html = [
    '<!doctype html><html lang="en"><body style="font-family:sans-serif;font-size:16px">',
    `<h1 style="font-size:20px">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
    fields.length > 0 ? `<table>${fields.map(fieldHtml).join('')}</table>` : '',
    '</body></html>',
  ];
  const text = [heading, ...paragraphs, fields.map(fieldText).join('\n')].filter(Boolean);
  return { text: `${text.join('\n\n')}\n`, html: html.join('') };
}
