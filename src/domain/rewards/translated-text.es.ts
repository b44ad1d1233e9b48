import { translatedReward } from '../../business/translated-reward.es.ts';
import { METAL_NAMES as ENGLISH_NAMES } from '../prices/texts.ts';
import { METAL_NAMES } from '../prices/texts.es.ts';
import type * as english from './translated-text.ts';
import { unitTexts } from './texts.es.ts';

type Said = ReturnType<typeof english.translatedGrade>;

const NAMES: Readonly<Record<string, string>> = {
  ...METAL_NAMES,
  mixed_metals: 'Metales mezclados',
  rounding: 'Redondeo',
};
const ENGLISH: Readonly<Record<string, string>> = { ...ENGLISH_NAMES, mixed_metals: 'Mixed Metals' };
const BY_ENGLISH_NAME = new Map(Object.entries(ENGLISH).map(([type, name]) => [name, NAMES[type]]));

const told = (name: string, known: string | undefined): Said =>
  known === undefined ? { text: name, lang: 'en' } : { text: known };
const metal = (name: string): Said => told(name, BY_ENGLISH_NAME.get(name));

export const translatedGrade: typeof english.translatedGrade = (metalType, name, nameEs) =>
  told(name, NAMES[metalType] ?? nameEs ?? undefined);

const SALE = 'Venta de metal: ';

/** The lines that the server writes (visit-text.ts, ticket-text.ts and the services of rewards), and what stands for each. */
const LINES: readonly (readonly [RegExp, (...found: string[]) => readonly Said[]])[] = [
  [
    /^Scrap sale: (.+), ([\d,.]+) (\w+)$/,
    (name, weight, unit) => [
      { text: SALE },
      metal(name ?? ''),
      { text: `, ${weight} ${unitTexts.of(unit ?? '', weight ?? '')}` },
    ],
  ],
  [
    /^Scrap sale: (.+), (.+) and (\d+) more$/,
    (one, other, more) => [
      { text: SALE },
      metal(one ?? ''),
      { text: ', ' },
      metal(other ?? ''),
      { text: ` y ${more} más` },
    ],
  ],
  [
    /^Scrap sale: (.+) and (.+)$/,
    (one, other) => [{ text: SALE }, metal(one ?? ''), { text: ' y ' }, metal(other ?? '')],
  ],
  [
    /^Visit streak bonus: visit ([\d,]+) in a row$/,
    (visits) => [{ text: `Bono de racha: ${visits} visitas seguidas` }],
  ],
  [
    /^Visit streak bonus corrected: a visit no longer counts$/,
    () => [{ text: 'Bono de racha corregido: una visita ya no cuenta' }],
  ],
  [/^Points owed: spent before$/, () => [{ text: 'Puntos por pagar: ya se habían usado' }]],
  [/^Taken for points owed$/, () => [{ text: 'Descontados de los puntos que debe' }]],
  [/^Ticket voided: spent before$/, () => [{ text: 'Boleto anulado: puntos ya usados' }]],
  [/^Points that you keep$/, () => [{ text: 'Puntos que conserva' }]],
  [/^Birthday bonus$/, () => [{ text: 'Bono de cumpleaños' }]],
  [/^Redeemed: (.+)$/, (name) => [{ text: 'Canje: ' }, translatedReward(name ?? '')]],
  [/^Given back: (.+)$/, (name) => [{ text: 'Puntos devueltos: ' }, translatedReward(name ?? '')]],
  [/^Ticket voided: (.+)$/, (why) => [{ text: 'Boleto anulado: ' }, { text: why ?? '', lang: 'en' }]],
];

export const translatedEntry: typeof english.translatedEntry = (description) => {
  for (const [pattern, tell] of LINES) {
    const found = pattern.exec(description);
    if (found) return tell(...found.slice(1));
  }
  return [{ text: description, lang: 'en' }];
};
