import { defineConfig } from 'astro/config';
import { shared } from '../../astro.config.mjs';
import { errorReports } from '../build/error-reports.ts';
import { inLanguage } from '../build/in-language.ts';
import { reactIslands } from '../build/react-islands.ts';
import { shareIslandRuntime } from '../build/share-island-runtime.ts';

/** Each page that is in Spanish, by its address. */
const PAGES = {
  '/': 'index.astro',
  '/404': '404.astro',
  '/accesibilidad': 'accessibility.astro',
  '/apartar-precio': 'hold.astro',
  '/avisos-de-precio': 'price-alerts.astro',
  '/blog/[slug]': 'blog/[slug].astro',
  '/boleto': 'ticket.astro',
  '/boleto/como-leerlo': 'ticket/how-to-read.astro',
  '/buscar': 'search.astro',
  '/calcular': 'estimate.astro',
  '/gracias': 'thank-you.astro',
  '/le-llamamos': 'callback.astro',
  '/llms.txt': 'llms.txt.ts',
  '/materiales/[slug]': 'materials/[slug].astro',
  '/mi-boleto': 'my-ticket.astro',
  '/nuestra-palabra': 'our-word.astro',
  '/oferta': 'offer.astro',
  '/precios': 'prices.astro',
  '/precios/[yard].svg': 'prices/[yard].svg.ts',
  '/privacidad': 'privacy.astro',
  '/privacidad/confirmar': 'privacy/confirm.astro',
  '/privacidad/solicitud': 'privacy/request.astro',
  '/que-traer': 'what-to-bring.astro',
  '/recogida': 'pickup.astro',
  '/recompensas': 'rewards.astro',
  '/sin-conexion': 'offline.astro',
  '/social/[picture]': 'social/[picture].ts',
  '/solicitud': 'request.astro',
  '/tablero/[yard]': 'board/[yard].astro',
  '/terminos': 'terms.astro',
  '/ubicaciones': 'locations.astro',
  '/ubicaciones/[locationId]': 'location/[locationId].astro',
  '/ubicaciones/no-encontrado': 'location/not-found.astro',
  '/vender-mi-carro': 'sell-your-car.astro',
};

const pages = {
  name: 'pages',
  hooks: {
    'astro:config:setup': ({ injectRoute }) => {
      for (const [pattern, file] of Object.entries(PAGES))
        injectRoute({ pattern, entrypoint: new URL(`../pages/${file}`, import.meta.url), prerender: true });
    },
  },
};

/** The Spanish pages, at /es: the English ones, with each file's Spanish twin where it has one. */
export default defineConfig({
  ...shared,
  // Functions and public files are the English build's.
  adapter: undefined,
  publicDir: './src/es/public',
  base: '/es',
  srcDir: './src/es',
  outDir: './dist/es',
  cacheDir: './.astro/es',
  integrations: [pages, errorReports(), reactIslands(), shareIslandRuntime()],
  vite: {
    ...shared.vite,
    cacheDir: '.astro/vite-es',
    plugins: [inLanguage('es'), ...shared.vite.plugins],
  },
});
