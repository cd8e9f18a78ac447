/** Sends the site's prerendered forms. */
import { enhanceForm } from './enhance-form.ts';

const element = document.querySelector<HTMLElement>('[data-tool="form"]');
const form = element?.querySelector('form');
if (element && form) enhanceForm(element, form);
