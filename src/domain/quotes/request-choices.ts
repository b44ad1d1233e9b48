import { type YardId, YARDS } from '../../business/yards.ts';

// What a visitor ticks or chooses in a request. Schema, mail, inbox, CSV and the list of personal data follow these tables.

/** Checkboxes, as staff read them. */
const REQUEST_FLAGS = { callMe: 'Prefers a call', emailMe: 'Prefers email' } as const;
export type RequestFlag = keyof typeof REQUEST_FLAGS;

const FLAGS = Object.keys(REQUEST_FLAGS) as readonly RequestFlag[];

/** Something for each checkbox. */
export const forFlags = <Value>(value: Value): Readonly<Record<RequestFlag, Value>> =>
  Object.fromEntries(FLAGS.map((flag) => [flag, value])) as Record<RequestFlag, Value>;

interface Choice<Key extends string> {
  /** As staff read it, like the texts of its keys. */
  readonly name: string;
  readonly keys: readonly [Key, ...Key[]];
  readonly texts: Readonly<Record<Key, string>>;
  /** Nothing is chosen: '' in the form, null in the table. */
  readonly none: string;
}

const choice = <Key extends string>(
  name: string,
  none: string,
  texts: Readonly<Record<Key, string>>,
): Choice<Key> => ({ name, none, texts, keys: Object.keys(texts) as [Key, ...Key[]] });

/** Lists to choose one from, or nothing. */
export const REQUEST_CHOICES = {
  location: choice(
    'Yard',
    'Any yard',
    Object.fromEntries(YARDS.map(({ id, name }) => [id, name])) as Record<YardId, string>,
  ),
};
export type RequestChoice = keyof typeof REQUEST_CHOICES;

const CHOICES = Object.entries(REQUEST_CHOICES) as readonly [RequestChoice, Choice<string>][];

/** As the table has them. */
export type StoredChoices = Readonly<Record<RequestChoice, string | null>>;
export type StoredFlags = Readonly<Record<RequestFlag, boolean>>;

/** Nothing is ticked or chosen. */
export const NOTHING_CHOSEN = {
  ...forFlags(false),
  ...(Object.fromEntries(CHOICES.map(([name]) => [name, ''])) as Record<RequestChoice, ''>),
};

export const storedChoices = (typed: Readonly<Record<RequestChoice, string>>): StoredChoices =>
  Object.fromEntries(CHOICES.map(([name]) => [name, typed[name] || null])) as StoredChoices;

const yesNo = (isTicked: boolean): string => (isTicked ? 'Yes' : 'No');

/** Names and texts of all, as staff read them. */
export const chosenFacts = (request: StoredChoices & StoredFlags): readonly (readonly [string, string])[] => [
  ...CHOICES.map(([name, { name: label, texts, none }]) => {
    const key = request[name];
    return [label, key === null ? none : (texts[key] ?? key)] as const;
  }),
  ...FLAGS.map((flag) => [REQUEST_FLAGS[flag], yesNo(request[flag])] as const),
];

/** The same for a sheet: its columns, and the cells of a row. */
export const CHOICE_COLUMNS: readonly string[] = CHOICES.map(([, { name }]) => name);
export const choiceCells = (request: StoredChoices) => CHOICES.map(([name]) => request[name]);
export const FLAG_COLUMNS: readonly string[] = Object.values(REQUEST_FLAGS);
export const flagCells = (request: StoredFlags) => FLAGS.map((flag) => yesNo(request[flag]).toLowerCase());
