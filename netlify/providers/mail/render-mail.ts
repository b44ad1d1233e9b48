import { BUSINESS_EMAIL, BUSINESS_NAME, BUSINESS_PHONE } from '../../../src/business/business.ts';
import { YARDS } from '../../../src/business/yards.ts';
import { inLocale, type Locale } from '../../../src/domain/shared/language/locales.ts';
import { formatPhone } from '../../../src/domain/shared/contact/phone.ts';
import { privacyPath as spanishPrivacyPath } from '../../../src/paths.es.ts';
import { privacyPath } from '../../../src/paths.ts';
import { config } from '../../lib/config.ts';
import { escapeHtml } from './escape-html.ts';
import { mailFooterTexts as spanishTexts } from './texts.es.ts';
import { mailFooterTexts } from './texts.ts';

export interface MailLine {
  readonly name: string;
  /** The chosen color and size, "Black, XL"; may be empty. */
  readonly options: string;
  readonly quantity: number;
  /** As shown: "$48.00". */
  readonly amount: string;
}

export interface MailTable {
  readonly caption: string;
  readonly lines: readonly MailLine[];
  /** Below the lines, the total last. May be empty. */
  readonly totals: readonly { readonly label: string; readonly amount: string }[];
}

export interface MailField {
  readonly label: string;
  readonly value: string;
  /** Makes the value a link: tel:…, mailto:… or https:…. */
  readonly href?: string;
  /** After the value, outside of the link. */
  readonly note?: string;
}

export interface MailContent {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** The one thing to do next. */
  readonly button?: { readonly label: string; readonly href: string } | undefined;
  /** What was ordered, between the paragraphs and the fields. */
  readonly table?: MailTable;
  readonly fields: readonly MailField[];
  /** English if it is not said. */
  readonly locale?: Locale;
}

/** The site's palette (render-mail.test.ts compares): mail programs know no variables and no style sheets. */
const LIGHT = {
  page: '#f6f2ea',
  sheet: '#fffdf8',
  line: '#cdc5b4',
  ink: '#1a1d20',
  muted: '#555c62',
  link: '#a83a05',
};
const DARK = {
  page: '#121517',
  sheet: '#1c2124',
  line: '#3a4349',
  ink: '#f4efe5',
  muted: '#aab1b6',
  link: '#ff9466',
};
const STEEL = '#14171a';
const ON_STEEL = '#f6f2ea';
const SIGNAL = '#ff6a1f';

export const MAIL_COLORS = { light: LIGHT, dark: DARK, fixed: { STEEL, ON_STEEL, SIGNAL } };

// Styles are in each element for programs that drop the style sheet; the sheet only turns the colors around.
const STYLE = `@media (prefers-color-scheme:dark){.page{background:${DARK.page}!important}.sheet{background:${DARK.sheet}!important}.ink{color:${DARK.ink}!important}.muted{color:${DARK.muted}!important}.line{border-color:${DARK.line}!important}.link{color:${DARK.link}!important}}`;

const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const CELL = `padding:8px 12px 8px 0;border-bottom:1px solid ${LIGHT.line}`;
const NUMBER = `${CELL};white-space:nowrap`;

/** Lays out and says nothing to a screen reader. */
const layout = (attributes: string, rows: string) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}>${rows}</table>`;

const linkHtml = (href: string, text: string) =>
  `<a class="link" style="color:${LIGHT.link}" href="${escapeHtml(href)}">${text}</a>`;

const lineHtml = ({ name, options, quantity, amount }: MailLine) => {
  const chosen = options ? `<br><span style="font-weight:normal">${escapeHtml(options)}</span>` : '';
  return `<tr><th scope="row" class="line" align="left" style="${CELL}">${escapeHtml(name)}${chosen}</th><td class="line" align="right" style="${NUMBER}">${quantity}</td><td class="line" align="right" style="${NUMBER}">${escapeHtml(amount)}</td></tr>`;
};

const totalHtml = (
  { label, amount }: MailTable['totals'][number],
  index: number,
  all: readonly unknown[],
) => {
  const weight = index === all.length - 1 ? 'bold' : 'normal';
  return `<tr><th scope="row" class="line" colspan="2" align="left" style="${CELL};font-weight:${weight}">${escapeHtml(label)}</th><td class="line" align="right" style="${NUMBER};font-weight:${weight}">${escapeHtml(amount)}</td></tr>`;
};

const head = (text: string, align: 'left' | 'right') =>
  `<th scope="col" class="line" align="${align}" style="${CELL}">${text}</th>`;

function tableHtml({ caption, lines, totals }: MailTable): string {
  return [
    '<table width="100%" style="border-collapse:collapse;margin:16px 0">',
    `<caption align="left" style="text-align:left;font-weight:bold;padding-bottom:6px">${escapeHtml(caption)}</caption>`,
    `<thead><tr>${head('Item', 'left')}${head('Quantity', 'right')}${head('Amount', 'right')}</tr></thead>`,
    `<tbody>${lines.map(lineHtml).join('')}</tbody>`,
    totals.length > 0 ? `<tfoot>${totals.map(totalHtml).join('')}</tfoot>` : '',
    '</table>',
  ].join('');
}

const lineText = ({ name, options, quantity, amount }: MailLine) =>
  `${quantity} x ${name}${options && ` (${options})`}: ${amount}`;

const tableText = ({ caption, lines, totals }: MailTable): string =>
  [`${caption}:`, ...lines.map(lineText), ...totals.map(({ label, amount }) => `${label}: ${amount}`)].join(
    '\n',
  );

const noteText = ({ note }: MailField): string => (note ? `, ${note}` : '');

const fieldHtml = (field: MailField) => {
  const { label, value, href } = field;
  const text = escapeHtml(value).replaceAll('\n', '<br>');
  const shown = href ? linkHtml(href, text) : text;
  return `<tr><th scope="row" class="muted" align="left" valign="top" style="padding:4px 16px 4px 0;color:${LIGHT.muted};font-weight:normal">${escapeHtml(label)}</th><td style="padding:4px 0;overflow-wrap:anywhere">${shown}${escapeHtml(noteText(field))}</td></tr>`;
};

const isPage = (href: string) => /^https?:/.test(href);

// Further lines of a value are indented, so that none can pose as a field.
const fieldText = (field: MailField) => {
  const { label, value, href } = field;
  return `${label}: ${value.replaceAll('\n', '\n    ')}${noteText(field)}${href && isPage(href) && href !== value ? ` ${href}` : ''}`;
};

const buttonHtml = ({ label, href }: { readonly label: string; readonly href: string }) =>
  layout(
    'style="margin:24px 0"',
    `<tr><td style="background:${SIGNAL};border-radius:3px"><a href="${escapeHtml(href)}" style="display:inline-block;padding:14px 24px;color:${STEEL};font-weight:bold;text-decoration:none">${escapeHtml(label)}</a></td></tr>`,
  );

/** The mark comes from the site: mail programs show no drawing that a mail carries itself. */
function barHtml(): string {
  const { siteOrigin } = config();
  const mark = siteOrigin
    ? `<td style="padding-right:12px"><img src="${siteOrigin}/icons/icon-192.png" width="40" height="40" alt=""></td>`
    : '';
  return layout(
    '',
    `<tr>${mark}<td style="color:${ON_STEEL};font-size:18px;font-weight:bold">${escapeHtml(BUSINESS_NAME)}</td></tr>`,
  );
}

/** Who sent this, how to reach them, and what they keep. */
function footer(locale: Locale) {
  const yard = YARDS.find(({ featured }) => featured);
  const { siteOrigin } = config();
  return {
    name: BUSINESS_NAME,
    address: yard ? `${yard.street}, ${yard.city}, ${yard.state} ${yard.zip}` : '',
    phone: formatPhone(BUSINESS_PHONE),
    privacy: siteOrigin ? siteOrigin + inLocale(locale, privacyPath, spanishPrivacyPath) : '',
  };
}

function footerHtml(locale: Locale): string {
  const { address, phone, privacy } = footer(locale);
  const { tagline, privacyLink, office } = inLocale(locale, mailFooterTexts, spanishTexts);
  const contact = `${office}: ${linkHtml(`tel:${BUSINESS_PHONE}`, phone)} &middot; ${linkHtml(`mailto:${BUSINESS_EMAIL}`, escapeHtml(BUSINESS_EMAIL))}`;
  const notice = privacy && linkHtml(privacy, privacyLink);
  return [escapeHtml(tagline), escapeHtml(address), contact, notice].filter(Boolean).join('<br>');
}

function footerText(locale: Locale): string {
  const { name, address, phone, privacy } = footer(locale);
  const { office, privacy: before } = inLocale(locale, mailFooterTexts, spanishTexts);
  const notice = privacy && `${before}: ${privacy}`;
  return ['--', name, address, `${office}: ${phone}, ${BUSINESS_EMAIL}`, notice].filter(Boolean).join('\n');
}

/** The same content as plain text and as HTML, 600 px wide at most; every value is shown as text, whatever a visitor typed. */
export function renderMail({ heading, paragraphs, button, table, fields, locale = 'en' }: MailContent): {
  text: string;
  html: string;
} {
  const content = [
    `<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escapeHtml(paragraph)}</p>`),
    button ? buttonHtml(button) : '',
    table ? tableHtml(table) : '',
    fields.length > 0 ? `<table>${fields.map(fieldHtml).join('')}</table>` : '',
  ];
  const rows = [
    `<tr><td style="padding:16px 24px;background:${STEEL};border-bottom:6px solid ${SIGNAL}">${barHtml()}</td></tr>`,
    `<tr><td class="ink" style="padding:24px;color:${LIGHT.ink}">${content.join('')}</td></tr>`,
    `<tr><td class="muted line" style="padding:16px 24px;border-top:1px solid ${LIGHT.line};color:${LIGHT.muted};font-size:14px">${footerHtml(locale)}</td></tr>`,
  ];
  const sheet = layout(
    `class="sheet" width="600" style="width:100%;max-width:600px;text-align:left;background:${LIGHT.sheet}"`,
    rows.join(''),
  );
  const html = [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${escapeHtml(heading)}</title>`,
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    `<style>${STYLE}</style></head>`,
    `<body class="page" style="margin:0;background:${LIGHT.page};${FONT};font-size:16px;line-height:1.5">`,
    layout(
      `class="page" width="100%" style="background:${LIGHT.page}"`,
      `<tr><td align="center" style="padding:16px 8px">${sheet}</td></tr>`,
    ),
    '</body></html>',
  ];
  const text = [
    heading,
    ...paragraphs,
    button ? `${button.label}: ${button.href}` : '',
    table ? tableText(table) : '',
    fields.map(fieldText).join('\n'),
    footerText(locale),
  ].filter(Boolean);
  return { text: `${text.join('\n\n')}\n`, html: html.join('') };
}
