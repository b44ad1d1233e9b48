import type { RuleTester } from 'oxlint/plugins-dev';

type Rule = Parameters<RuleTester['run']>[1];
type Visitor = ReturnType<NonNullable<Rule['create']>>;
type Element = Parameters<NonNullable<Visitor['JSXElement']>>[0];
type Fragment = Parameters<NonNullable<Visitor['JSXFragment']>>[0];
type Child = Element['children'][number];
type Value = Parameters<NonNullable<Visitor['ConditionalExpression']>>[0]['test'];

/** Names of values here that are elements, and of functions that return one. */
const ELEMENTS = /^(?:children|actions|unpriced|ticket)$/;
const MAKES_AN_ELEMENT = /^(?:button|children|choice|createPortal|number|text)$/;

/** What the value may come to. */
function outcomes(value: Value): readonly Value[] {
  switch (value.type) {
    case 'ConditionalExpression':
      return [...outcomes(value.consequent), ...outcomes(value.alternate)];
    case 'LogicalExpression':
      return [...(value.operator === '&&' ? [] : outcomes(value.left)), ...outcomes(value.right)];
    case 'ParenthesizedExpression':
    case 'TSNonNullExpression':
    case 'TSAsExpression':
      return outcomes(value.expression);
    default:
      return [value];
  }
}

const isConditional = (value: Value): boolean => outcomes(value)[0] !== value;

const isBlank = (value: Value): boolean => value.type === 'Literal' && String(value.value).trim() === '';

/** Not seen to be an element, a list of them, or nothing. */
function mayBeText(value: Value): boolean {
  switch (value.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return false;
    case 'Literal':
      return value.value !== null && typeof value.value !== 'boolean' && value.value !== '';
    case 'Identifier':
      return value.name !== 'undefined' && !ELEMENTS.test(value.name);
    case 'CallExpression': {
      const { callee } = value;
      if (callee.type === 'Identifier') return !MAKES_AN_ELEMENT.test(callee.name);
      return !(
        callee.type === 'MemberExpression' &&
        callee.property.type === 'Identifier' &&
        callee.property.name === 'map'
      );
    }
    default:
      return true;
  }
}

/** What React makes a node of: no comment, and no line break between two tags. */
const isShown = (child: Child): boolean =>
  child.type === 'JSXText'
    ? child.value.trim() !== '' || !child.value.includes('\n')
    : child.type !== 'JSXExpressionContainer' || child.expression.type !== 'JSXEmptyExpression';

/** The expression in braces. */
const valueOf = (child: Child | undefined): Value | undefined =>
  child?.type === 'JSXExpressionContainer' ? (child.expression as Value) : undefined;

/** A text that is written there. A translator leaves spaces alone. */
function isWritten(child: Child): boolean {
  if (child.type === 'JSXText') return child.value.trim() !== '';
  const value = valueOf(child);
  return (
    (value?.type === 'Literal' && String(value.value).trim() !== '') || value?.type === 'TemplateLiteral'
  );
}

const comesAndGoes = (child: Child | undefined): boolean => {
  const value = valueOf(child);
  return (
    value !== undefined && (isConditional(value) || (value.type === 'CallExpression' && !mayBeText(value)))
  );
};

/** The texts that a translator would take from React while they, or what stands before them, come and go. */
function endangered({ type, children }: Element | Fragment): readonly Child[] {
  const shown = children.filter(isShown);
  if (type === 'JSXElement' && shown.length < 2) return [];
  return shown.filter((child, at) => {
    const value = valueOf(child);
    if (value && isConditional(value)) return outcomes(value).some(mayBeText);
    if (comesAndGoes(shown[at - 1]))
      return isWritten(child) || (value && !isBlank(value) && mayBeText(value));
    // A fragment is not an element that could go as a whole, and a string with changing parts would stay as it was.
    return isWritten(child) && (type === 'JSXFragment' || value?.type === 'TemplateLiteral');
  });
}

/**
 * A browser's translator puts elements of its own in the place of texts. A text that is all of its element's content is safe: React then
 * sets the element's content. One that has neighbors React moves as a node, which fails once it is gone, and the island with it.
 */
export const bareConditionalText: Rule = {
  create(context) {
    const check = (parent: Element | Fragment) => {
      for (const node of endangered(parent)) {
        context.report({
          node,
          message:
            'A translated page breaks here: put this text into an element of its own, or all of the line into one string.',
        });
      }
    };
    return { JSXElement: check, JSXFragment: check };
  },
};

export default { meta: { name: 'translated' }, rules: { 'no-bare-conditional-text': bareConditionalText } };
