/** The results page. Its island comes by itself, with its styles. */
const element = document.querySelector<HTMLElement>('[data-island="search"]');

if (element) {
  import('./island.tsx').then(({ mount }) => mount(element)).catch(console.error);
}
