export { default } from '@astrojs/netlify';
