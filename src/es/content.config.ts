// The collections of both languages; posts are only in English.
export { collections } from '../content.config.ts';
