const MAX_DEPTH = 6;

/** The names, codes and statuses of an error and its causes, never their messages. */
function signsOf(error: unknown): readonly string[] {
  const signs: string[] = [];
  for (let cause = error, depth = 0; cause instanceof Error && depth < MAX_DEPTH; depth += 1) {
    const { name, code, type, statusCode, responseCode } = cause as Error & Readonly<Record<string, unknown>>;
    signs.push(...[name, code, type, statusCode, responseCode].filter(Boolean).map(String));
    cause = cause.cause;
  }
  return signs;
}

const WORDS: readonly (readonly [RegExp, string])[] = [
  [/^ConfigError$/, 'It isn’t set up.'],
  [/(^|_)40[13]$|^EAUTH$|^535$|^Stripe(Authentication|Permission)Error$/, 'It refused our keys.'],
  [/(^|_)429$|^StripeRateLimitError$/, 'It got too many requests from us.'],
  [/^TimeoutError$|^ETIMEDOUT$|_TIMEOUT$/, 'It didn’t answer in time.'],
  [
    /^(ECONN\w*|ENOTFOUND|EAI_AGAIN|ESOCKET|EDNS|EHOSTUNREACH|ENETUNREACH|UND_ERR_\w+|StripeConnectionError)$/,
    'We couldn’t reach it.',
  ],
  [/^(UNREADABLE|SyntaxError|\$?ZodError)$/, 'We couldn’t read its answer.'],
  [/(^|_)5\d\d$|^StripeAPIError$/, 'It had an error on its side.'],
  [/(^|_)4\d\d$|^EENVELOPE$|^EMESSAGE$/, 'It refused our request.'],
];

/** Why a call of an outside system failed, in our own words, without any text the system wrote. */
export function failureWords(error: unknown): string {
  const signs = signsOf(error);
  const found = WORDS.find(([pattern]) => signs.some((sign) => pattern.test(sign)));
  return found?.[1] ?? 'It didn’t work.';
}
