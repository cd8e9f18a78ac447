/** Lets visitors change the rates of a product page's running cost. */
import { type Country, isCountry } from '../../../kernel/countries.ts';
import { formatNumber } from '../../../kernel/format.ts';
import { formatCents } from '../../commerce/format-price.ts';
import {
  kwhPerYear,
  type RateName,
  type Rates,
  type Usage,
  yearlyCents,
} from '../../commerce/running-cost.ts';
import { exGstOf, moneyOf } from '../Price/visitor-price.ts';

const labels: Readonly<Record<RateName, string>> = {
  kWh: 'Cents a kWh of electricity',
  day: 'Litres a day',
};
const isRate = (name = ''): name is RateName => name in labels;

/** `cost` is the element that Parts.tsx writes, with the usage at hand. */
export function offerRates(cost: HTMLElement): void {
  const { country } = document.documentElement.dataset;
  const amount = cost.querySelector('data');
  if (!amount || !isCountry(country)) return;
  // Written by the build, from the same types.
  const [watts, items, perLitre]: [number, Usage['items'], number] = JSON.parse(
    cost.dataset.usage ?? '',
  );
  const use = cost.querySelector('[data-rate="use"]');
  let rates: Rates = { kWh: 0, day: 0 };
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
      if (use) use.textContent = formatNumber(kwhPerYear(usage, rates));
      showAmount(amount, yearlyCents(usage, rates), country);
    });
    text.replaceWith(input);
  }
  const usage: Usage = { watts, items, perLitre, rates };
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
