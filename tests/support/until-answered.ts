const MOST_TRIES = 20;

/**
 * Tries again when told to, as browsers and providers do: of many parallel callers, a busy machine lets some
 * wait too long for a connection.
 */
export async function untilAnswered<Answer extends { readonly status: number }>(
  ask: () => Promise<Answer>,
): Promise<Answer> {
  let answer = await ask();
  for (let left = MOST_TRIES; answer.status === 503 && left > 0; left -= 1) answer = await ask();
  return answer;
}
