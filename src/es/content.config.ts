// Posts are in English alone.
export { collections } from '../content.config.ts';
