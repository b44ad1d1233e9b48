import type { AstroIntegration } from 'astro';

/** With SENTRY_DSN, every page reports what fails in it; without, no page has the script. */
export const errorReports = (): AstroIntegration => ({
  name: 'error-reports',
  hooks: {
    'astro:config:setup': ({ injectScript }) => {
      if (process.env['SENTRY_DSN']) injectScript('page', `import '/src/lib/measurement/report-errors.ts';`);
    },
  },
});
