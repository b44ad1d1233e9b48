import { BLOG_WORDS_PER_MINUTE } from '../../business/constants.ts';

/** Whole minutes to read a text in HTML, at least one. */
export function readingMinutes(html: string): number {
  const words = html.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
  return Math.max(1, Math.ceil(words / BLOG_WORDS_PER_MINUTE));
}
