/** The forms of the site: prerendered whole, and sent by this script. */
import { enhanceForm } from './enhance-form.ts';

const island = document.querySelector<HTMLElement>('[data-island="form"]');
const form = island?.querySelector('form');
if (island && form) enhanceForm(island, form);
