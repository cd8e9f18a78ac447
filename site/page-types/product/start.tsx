/** The product page: its running cost at other rates than the defaults, and its quote form. */
import { type Country, isCountry } from '../../../kernel/countries.ts';
import { formatCents } from '../../commerce/format-price.ts';
import { type RateName, type Rates, type Usage, yearlyCents } from '../../commerce/running-cost.ts';
import { exGstOf, moneyOf } from '../../components/Price/visitor-price.ts';

const labels: Readonly<Record<RateName, string>> = {
  centsPerKwh: 'Cents a kWh of electricity',
  litresADay: 'Litres a day',
};
const isRate = (name = ''): name is RateName => name in labels;

const cost = document.querySelector<HTMLElement>('[data-usage]');
const { country } = document.documentElement.dataset;
if (cost && isCountry(country)) {
  // Written by the build (components/Parts), from the same types.
  const [watts, items]: [number, Usage['items']] = JSON.parse(cost.dataset.usage ?? '');
  let rates: Rates = { centsPerKwh: 0, litresADay: 0 };
  const amount = cost.querySelector('data');
  for (const text of cost.querySelectorAll<HTMLElement>('[data-rate]')) {
    const { rate } = text.dataset;
    if (!isRate(rate)) continue;
    const input = document.createElement('input');
    Object.assign(input, { type: 'number', min: '0', max: '99999', step: 'any', required: true });
    input.value = text.textContent;
    rates = { ...rates, [rate]: input.valueAsNumber };
    input.setAttribute('aria-label', labels[rate]);
    input.addEventListener('input', () => {
      if (!input.validity.valid) return;
      rates = { ...rates, [rate]: input.valueAsNumber };
      if (amount) showAmount(amount, yearlyCents({ watts, items }, rates), country);
    });
    text.replaceWith(input);
  }
  cost.querySelector('p')?.setAttribute('role', 'status');
}

/** Keeps the order of the two prices that a logged-in visitor has (site/header/client/logged-in.ts). */
function showAmount(amount: HTMLDataElement, cents: number, country: Country): void {
  const inc = formatCents(cents, moneyOf[country]);
  const ex = formatCents(exGstOf(cents, country), moneyOf[country]);
  const beside = amount.nextElementSibling?.nextElementSibling;
  const isExFirst = beside instanceof HTMLElement && beside.dataset.beside !== undefined;
  amount.textContent = isExFirst ? ex : inc;
  amount.value = amount.textContent.replace(/[^\d.]/g, '');
  if (isExFirst) beside.textContent = `${inc} inc GST`;
  else amount.dataset.exGst = ex;
}

if (document.querySelector('[data-tool="form"]')) void import('../form/start.tsx');
