export { GET, getStaticPaths } from '../../../pages/prices/[yard].svg.ts';
