import type { DocumentNode, FieldNode, OperationDefinitionNode, SelectionSetNode, ValueNode } from 'graphql';
import { isEditorFile } from '../../../src/domain/blog/post-files.ts';
import { CodedError } from '../../lib/http/errors.ts';

/** Fields that may be asked for, and within them. A leaf has none. */
interface Allowed {
  readonly [field: string]: Allowed;
}

const LEAF: Allowed = {};
const PERSON: Allowed = { name: LEAF, email: LEAF, avatarUrl: LEAF, user: { login: LEAF, databaseId: LEAF } };
const COMMIT: Allowed = { oid: LEAF, message: LEAF, committedDate: LEAF, author: PERSON };

const READS: Allowed = {
  repository: {
    defaultBranchRef: { name: LEAF },
    ref: { target: { oid: LEAF, history: { nodes: COMMIT } } },
    object: { text: LEAF, isTruncated: LEAF },
  },
};
const WRITES: Allowed = {
  createCommitOnBranch: { commit: { oid: LEAF, committedDate: LEAF, file: { oid: LEAF } } },
};

const isVariable = (name: string) => (value: ValueNode) =>
  value.kind === 'Variable' && value.name.value === name;
const isText = (fits: (text: string) => boolean) => (value: ValueNode) =>
  value.kind === 'StringValue' && fits(value.value);
const isCount = (value: ValueNode) => value.kind === 'IntValue' && Number(value.value) <= 100;
export const isGitId = (text: string): boolean => /^[\da-f]{40}$/.test(text);

/** The arguments that a field may have, all others none. What names a repository or a branch is a variable, which we set. */
const ARGUMENTS: Readonly<Record<string, Readonly<Record<string, (value: ValueNode) => boolean>>>> = {
  repository: { owner: isVariable('owner'), name: isVariable('repo') },
  ref: { qualifiedName: isVariable('branch') },
  object: { oid: isText(isGitId) },
  history: { first: isCount, path: isText(isEditorFile) },
  file: { path: isText(isEditorFile) },
  createCommitOnBranch: { input: isVariable('input') },
};

const refuse = (): never => {
  throw new CodedError('invalid_input');
};

function assertField(
  { name, arguments: given = [], directives = [], selectionSet }: FieldNode,
  allowed: Allowed,
) {
  const inner = Object.hasOwn(allowed, name.value) ? allowed[name.value] : undefined;
  const rules = ARGUMENTS[name.value] ?? {};
  const fits = given.every((each) => rules[each.name.value]?.(each.value));
  if (!inner || !fits || directives.length > 0) return refuse();
  if (selectionSet) assertSelections(selectionSet, inner);
}

function assertSelections({ selections }: SelectionSetNode, allowed: Allowed): void {
  for (const selection of selections) {
    if (selection.kind === 'Field') assertField(selection, allowed);
    else if (selection.kind === 'InlineFragment') assertSelections(selection.selectionSet, allowed);
    else refuse();
  }
}

export interface EditorOperation {
  readonly isWrite: boolean;
  /** The names of its variables. */
  readonly variables: readonly string[];
  /** Of a write: the files whose new id it wants to know, by the name it wants them under. */
  readonly files: ReadonlyMap<string, string>;
}

const fieldsOf = (set: SelectionSetNode | undefined): readonly FieldNode[] =>
  (set?.selections ?? []).filter((selection) => selection.kind === 'Field');

function filesOf({ selectionSet }: OperationDefinitionNode): ReadonlyMap<string, string> {
  const commit = fieldsOf(fieldsOf(selectionSet)[0]?.selectionSet)[0];
  const files = fieldsOf(commit?.selectionSet).filter(({ name }) => name.value === 'file');
  return new Map(
    files.map(({ alias, arguments: [path] = [] }) => [
      alias?.value ?? 'file',
      path?.value.kind === 'StringValue' ? path.value.value : '',
    ]),
  );
}

/**
 * Parses one GraphQL operation of the post editor. Throws invalid_input for anything the editor never asks, so that the site's token is used for nothing
 * else. The parser is loaded here, because not every cold start needs it.
 */
export async function editorOperation(query: string): Promise<EditorOperation> {
  const { parse } = await import('graphql');
  let document: DocumentNode;
  try {
    document = parse(query, { noLocation: true, maxTokens: 50_000 });
  } catch {
    return refuse();
  }
  const [operation, ...others] = document.definitions;
  if (
    operation?.kind !== 'OperationDefinition' ||
    others.length > 0 ||
    operation.operation === 'subscription'
  ) {
    return refuse();
  }
  const isWrite = operation.operation === 'mutation';
  if (isWrite && operation.selectionSet.selections.length !== 1) return refuse();
  assertSelections(operation.selectionSet, isWrite ? WRITES : READS);
  return {
    isWrite,
    variables: (operation.variableDefinitions ?? []).map(({ variable }) => variable.name.value),
    files: isWrite ? filesOf(operation) : new Map(),
  };
}
