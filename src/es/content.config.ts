// The collections of both languages; posts are in English alone.
export { collections } from '../content.config.ts';
