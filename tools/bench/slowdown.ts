/** How many times longer this machine takes for what the reference did in one: 1 at least. Both are times. */
export const slowdownOf = (time: number, reference: number): number => Math.max(1, time / reference);
