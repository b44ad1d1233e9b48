import type { RuleTester } from 'oxlint/plugins-dev';

type Rule = Parameters<RuleTester['run']>[1];
type Visitor = ReturnType<NonNullable<Rule['create']>>;
type Call = Parameters<NonNullable<Visitor['CallExpression']>>[0];
type Value = Call['callee'];

/** They look once and take what is there. */
const AT_ONCE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    all: 'toHaveCount first, and .nth(…)',
    allInnerTexts: 'expect(locator).toHaveText([…])',
    allTextContents: 'expect(locator).toHaveText([…])',
    count: 'expect(locator).toHaveCount(…)',
    evaluateAll: 'expect.poll(…)',
    isHidden: 'expect(locator).toBeHidden()',
    isVisible: 'expect(locator).toBeVisible()',
    waitForTimeout: 'what shows that the time has come',
  }),
);

/** They wait for the element, and not for what it will say. */
const ONCE_THERE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    getAttribute: 'toHaveAttribute',
    innerText: 'toHaveText',
    inputValue: 'toHaveValue',
    isChecked: 'toBeChecked',
    isDisabled: 'toBeDisabled',
    isEditable: 'toBeEditable',
    isEnabled: 'toBeEnabled',
    textContent: 'toHaveText',
  }),
);

const nameOf = (callee: Value): string =>
  callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : '';

/** Those that try again until it holds: expect.poll(…) and expect(…).toPass(). */
function triesAgain(call: Call): boolean {
  if (nameOf(call.callee) === 'poll') return true;
  const { parent } = call;
  return parent.type === 'MemberExpression' && nameOf(parent) === 'toPass';
}

/** What `expect` is called with: itself, or as expect.soft. */
const isExpect = ({ callee }: Call): boolean =>
  (callee.type === 'Identifier' && callee.name === 'expect') || nameOf(callee) === 'soft';

/** The calls in whose arguments a call stands, from the innermost. */
function callsAround(call: Call): readonly Call[] {
  const around: Call[] = [];
  let inner: Call['parent'] | Call = call;
  for (let outer: Call['parent'] | null = call.parent; outer; inner = outer, outer = outer.parent)
    if (outer.type === 'CallExpression' && outer.callee !== inner) around.push(outer);
  return around;
}

/** Journeys must read a page with assertions that wait for what is expected: an immediate read passes only on a fast machine. */
export const readsThatWait: Rule = {
  create: (context) => ({
    CallExpression(call) {
      const name = nameOf(call.callee);
      const instead = AT_ONCE.get(name) ?? ONCE_THERE.get(name);
      if (!instead || (name === 'all' && call.arguments.length > 0)) return;
      const around = callsAround(call);
      if (around.some(triesAgain)) return;
      if (AT_ONCE.has(name) || around.some(isExpect))
        context.report({
          message: `${name}() does not wait for what is expected: use ${instead}.`,
          node: call,
        });
    },
  }),
};

export default { meta: { name: 'journeys' }, rules: { 'reads-that-wait': readsThatWait } };
