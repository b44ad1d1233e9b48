import { join } from 'node:path';
import { type FieldValues, get, set } from 'react-hook-form';
import { afterAll, expect, test } from 'vitest';
import { config, toJSONSchema, type core, type ZodMiniType } from 'zod/mini';
import { parseInput } from '../../netlify/lib/http/read-request.ts';
import { CodedError } from '../../netlify/lib/http/errors.ts';
import { ROOT } from '../../tools/root.ts';
import { allContracts } from '../support/contracts.ts';
import { inSpanish } from '../support/in-spanish.ts';
import { ENGLISH_WORDS } from '../support/language-words.ts';

const LIBRARY = 'the words of the schema library';
config({ localeError: () => LIBRARY });
afterAll(() => config({ localeError: undefined }));

type Json = core.JSONSchema.JSONSchema;

/** The keys of a body, also those of one of its kinds alone. */
const keysOf = ({ properties = {}, anyOf = [], oneOf = [], allOf = [] }: Json): readonly string[] => [
  ...Object.keys(properties),
  ...[...anyOf, ...oneOf, ...allOf].flatMap((kind) => (typeof kind === 'object' ? keysOf(kind) : [])),
];

const SCHEMAS = [...(await allContracts())].flatMap(([name, { input, query }]) =>
  [input, query].flatMap((schema) =>
    schema
      ? [
          {
            name,
            schema,
            keys: keysOf(toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json),
          },
        ]
      : [],
  ),
);

/** What each field is told of a body; nothing of one that is taken. */
async function messagesOf(schema: core.$ZodType, body: unknown): Promise<readonly string[]> {
  try {
    await parseInput(schema, body);
    return [];
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    return Object.values(error.details.fields ?? {});
  }
}

const WRONG: readonly unknown[] = [null, -1.5, 'x', '', true, [], [0], {}, { x: 0 }];

// Asked: 136
test.each(SCHEMAS)('$name says "Required" or its own message of what is missing', async ({ schema }) => {
  const told = await messagesOf(schema, {});
  expect(told).not.toContain(LIBRARY);
  expect(told).not.toContain('Please check this field');
});

test.each(SCHEMAS)('$name says in our words what is of a wrong type', async ({ schema, keys }) => {
  for (const key of keys) {
    for (const value of WRONG) expect(await messagesOf(schema, { [key]: value })).not.toContain(LIBRARY);
  }
});

test('a body that is no object is refused without a field', async () => {
  for (const { schema } of SCHEMAS)
    for (const body of WRONG) expect(await messagesOf(schema, body)).not.toContain(LIBRARY);
});

test('contracts with keys were found', () => {
  expect(SCHEMAS.filter(({ keys }) => keys.length > 0).length).toBeGreaterThan(60);
});

type Rule = ZodMiniType<unknown, FieldValues>;

/** What a form tells of its fields. */
function toldBy(rule: Rule, values: FieldValues): Readonly<Record<string, string | undefined>> {
  const issues = rule.safeParse(values).error?.issues ?? [];
  // Of several, a form shows the first.
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]));
}

const WHO = ['firstName', 'lastName', 'phone', 'description'];
const PLACE = ['address', 'city', 'state', 'zip'];
const REQUESTS = 'features/quotes/request-schemas';
/** What is specified of a name is specified of one that is empty. */
const NOBODY = { firstName: '', lastName: '' };

interface Form {
  /** Of the module in src that checks it, and of its schema there. */
  readonly module: string;
  readonly name: string;
  /** That may not be empty. */
  readonly fields: readonly string[];
  /** What the form holds from the start. */
  readonly given?: FieldValues;
}

const form = (module: string, name: string, fields: readonly string[], given: FieldValues = {}): Form => ({
  module,
  name,
  fields,
  given,
});

const FORMS = [
  form(REQUESTS, 'REQUEST_SCHEMAS.quote', WHO, NOBODY),
  form(
    REQUESTS,
    'REQUEST_SCHEMAS.pickup',
    [...WHO, ...[...PLACE, 'weightClass', 'day', 'window'].map((name) => `pickup.${name}`)],
    { ...NOBODY, pickup: {} },
  ),
  form(REQUESTS, 'REQUEST_SCHEMAS.callback', [...WHO, 'callback.day', 'callback.time'], {
    ...NOBODY,
    callback: {},
  }),
  form('domain/inquiries/ticket-question.schema', 'ticketQuestionSchema', ['name', 'email', 'message']),
  form('domain/tickets/ticket-facts.schema', 'ticketFactsSchema', ['yardId', 'number', 'soldOn', 'total']),
  form('domain/privacy/privacy-request.schema', 'privacyRequestSchema', ['name', 'email'], { kind: 'copy' }),
  form('domain/privacy/privacy-request.schema', 'privacyRequestSchema', ['name', 'email', 'details'], {
    kind: 'correction',
  }),
  form('domain/rewards/customer.schema', 'newCustomerSchema', ['firstName', 'lastName', 'phone']),
  form('domain/rewards/customer.schema', 'rewardsSignInSchema', ['phone']),
  form('domain/shared/contact/mailed-code.schema', 'mailedCodeSchema', ['code']),
];
/** Of the shop and of staff, which are in English alone. */
const ENGLISH_FORMS = [
  form('domain/inquiries/inquiry.schema', 'inquirySchema', ['name', 'email', 'subject', 'message'], {
    inquiryType: 'other',
  }),
  form('domain/orders/order.schema', 'customerInfoSchema', [
    'customerName',
    'customerEmail',
    'customerPhone',
  ]),
  form('domain/addresses/address.schema', 'addressSchema', PLACE),
  form('domain/orders/orders.api', 'lookUpSchema', ['orderNumber', 'email']),
  form('domain/admin/staff.schema', 'signInSchema', ['email', 'password']),
  form('domain/admin/staff.schema', 'passwordSchema', ['password']),
  form('domain/admin/staff.schema', 'totpSchema', ['code']),
  form('domain/admin/staff.schema', 'backupCodeSchema', ['code']),
  form('domain/admin/staff.schema', 'emailSchema', ['email']),
  form('domain/admin/staff.schema', 'changePasswordSchema', ['currentPassword', 'newPassword']),
  form('domain/rewards/counter.schema', 'typedCustomerSchema', ['firstName', 'lastName', 'phone']),
  form('domain/rewards/counter.schema', 'phoneReleaseSchema', ['phone', 'reason']),
  form('domain/tickets/ticket.schema', 'voidTicketSchema', ['reason']),
  form('domain/tickets/ticket.schema', 'copyAddressSchema', ['email']),
  form('domain/locations/yard-news.schema', 'yardNoteSchema', ['note']),
  form('domain/shared/time/day-range.schema', 'dayRangeSchema', ['from', 'to']),
  form('domain/prices/grades/grade.schema', 'gradeSchema', ['name'], {
    group: 'other',
    listed: 'list',
    material: '',
    howToTell: '',
  }),
];

/** Specified for these forms also of a field that is empty, like "Required" for an account. */
const SPECIFIED =
  /^(?:REQUEST_SCHEMAS\.quote|inquirySchema|customerInfoSchema): .+ must be (?:at least \d+ characters|in format .+)$/;
/** Whose "Required" is specified. */
const OF_REWARDS: ReadonlySet<string> = new Set(['newCustomerSchema', 'rewardsSignInSchema']);
/** What is wrong with something that is there. */
const OF_A_VALUE = /must be|at least|at most|debe tener|al menos|como máximo/;

/** Whether a field that is empty is told nothing, something else, or that in another language. */
function isNoSentence(text: string, language: string, name: string): boolean {
  if (text === 'Required') return language !== 'en' || !OF_REWARDS.has(name);
  if (text === '' || text === LIBRARY || (language === 'es' && ENGLISH_WORDS.test(text))) return true;
  return OF_A_VALUE.test(text) && !SPECIFIED.test(`${name}: ${text}`);
}

test.each([
  ...FORMS.flatMap((each) => [
    { language: 'en', ...each },
    { language: 'es', ...each },
  ]),
  ...ENGLISH_FORMS.map((each) => ({ language: 'en', ...each })),
])(
  'in $language, an empty form says at each field what is missing: $name, $fields',
  async ({ language, module, name, fields, given }) => {
    const path = `src/${module}.ts`;
    const rules = language === 'es' ? inSpanish(path) : import(join(ROOT, path));
    const rule = get(await rules, name) as Rule | undefined;
    if (!rule) throw new Error(`no ${name}`);
    const told = toldBy(rule, { ...given });
    expect(Object.keys(told).toSorted()).toEqual([...fields].toSorted());
    const empty = structuredClone(given ?? {});
    for (const field of fields) set(empty, field, '');
    expect(toldBy(rule, empty)).toEqual(told);
    const says = Object.values(told).map((text = '') => text);
    expect(says.filter((text) => isNoSentence(text, language, name))).toEqual([]);
  },
);
