/** "1 visit", "1,234 visits"; `many` where an s is not enough. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
