/** Fulfilled once the page has been painted: no code of a tool stands before what is there to be read. */
export const firstPaint = (): Promise<void> =>
  new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
  });
