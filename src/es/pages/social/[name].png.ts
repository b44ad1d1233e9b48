export { GET, getStaticPaths } from '../../../pages/social/[name].png.ts';
