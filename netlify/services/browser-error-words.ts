// What engines say in their messages, and nothing that a visitor could type as a name. A closed list: a rule that takes out what looks
// personal lets through whatever looks like a word.

const listed = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** In small letters. Without names of people that are words, such as "will". */
export const MESSAGE_WORDS = listed(`
  a an and or not no of in on at to by for from with without as than the this that it its is are was be been has have had do does did can can't
  cannot could must should when while before after only already because new near other another one two first last same different
  undefined null nan infinity true false empty unknown missing invalid illegal unexpected expected unsupported unterminated unhandled uncaught
  function functions constructor class method getter setter object objects array string number symbol bigint boolean integer iterable iterator
  generator async promise proxy map weakmap set weakset type typed value values argument arguments parameter parameters property properties prototype
  instance instanceof identifier literal token keyword operator statement expression regular template variable binding declaration assignment
  constant const let super yield await return returned spread destructure destructured initializer initialization initialize
  access accessed assign call called calling construct constructable callable convert converting create created define defined redefine
  delete deleted declare declared evaluating execute executed extend extensible find found read read-only readonly reading redeclare reassign
  use used write writing exist exists failed fails fail failure error errors exception thrown throw
  length size range bound bounds index offset position line column character characters depth maximum minimum exceeded exceeds large small long
  short stack recursion memory allocation buffer detached cyclic circular structure json bom input output end out of
  fetch load loading loaded import imported export exported exports module modules specifier resolve resolved resolution script chunk
  dynamically resource request response body stream locked abort aborted cancelled canceled timeout timed time date network connection offline closed
  node nodes child children parent element elements attribute document window frame context navigator worker message port event listener
  style selector tree insert inserted remove removed removing append contain contains descendant ancestor
  database transaction store storage quota key operation supported permission denied security insecure blocked origin cross-origin policy
  state active inactive invalidstate current given provided provide required allowed valid format encoding base64 url uri malformed
  component components render rendered rendering hydrate hydrated hydration hook hooks minified react server client text content match matched
  match production build full message helpful warnings visit environment
`);

/** Of the language (https://tc39.es/ecma262/) and of browsers (https://webidl.spec.whatwg.org/#idl-DOMException). Any other is an "Error". */
export const ERROR_NAMES = listed(`
  Error AggregateError EvalError InternalError RangeError ReferenceError SuppressedError SyntaxError TypeError URIError DOMException
  AbortError ConstraintError DataCloneError DataError EncodingError HierarchyRequestError IndexSizeError InvalidAccessError
  InvalidCharacterError InvalidModificationError InvalidNodeTypeError InvalidStateError NamespaceError NetworkError NoModificationAllowedError
  NotAllowedError NotFoundError NotReadableError NotSupportedError OperationError OptOutError QuotaExceededError ReadOnlyError SecurityError
  TimeoutError TransactionInactiveError UnknownError URLMismatchError VersionError WrongDocumentError
`);
