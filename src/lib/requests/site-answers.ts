/** Whether the page on the screen can be had from the site now. The service worker handles no HEAD. */
export const siteAnswers = (): Promise<boolean> =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
