export const wait = (delayMs: number): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, delayMs);
  });
