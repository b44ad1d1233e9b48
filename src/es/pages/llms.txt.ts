export { GET } from '../../pages/llms.txt.ts';
