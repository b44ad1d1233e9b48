// The collections of both languages.
export { collections } from '../content.config.ts';
