/** Lets visitors change the rates behind a product page's running costs. */
import { type Country, isCountry } from '../../../kernel/countries.ts';
import { formatNumber } from '../../../kernel/format.ts';
import { keepInAddress } from '../../browser/keep-in-address.ts';
import { formatCents } from '../../commerce/format-price.ts';
import {
  kwhPerYear,
  peopleText,
  type Rates,
  rateLabels,
  yearlyCents,
} from '../../commerce/running-cost.ts';
import { makeNumberField } from '../Field/number-field.ts';
import { exGstOf, moneyOf } from '../Price/visitor-price.ts';
import { tenYearTexts } from './ten-year-texts.ts';
import type { printedUsage } from './YearlyCost.tsx';

/** `cost` is the element that YearlyCost.tsx writes, with its usage. */
export function offerRates(cost: HTMLElement): void {
  const { country } = document.documentElement.dataset;
  const amount = cost.querySelector('data');
  const section = cost.closest('section');
  if (!amount || !section || !isCountry(country)) return;
  // The build wrote this data with the same types.
  const printed: ReturnType<typeof printedUsage> = JSON.parse(cost.dataset.usage ?? '');
  const [price, watts, perLitre, people, items, kWh, litres] = printed;
  const rates = { kWh, day: litres };
  // The facts at the top have the yearly cost, too.
  const fact = document.querySelector('[data-yearly]');
  const atTop = fact?.querySelector('data');
  const use = cost.querySelector('[data-rate="use"]');
  const form = document.createElement('div');
  form.className = 'fields';
  section.querySelector('h2')?.after(form);
  const fieldOf = (rate: keyof typeof rateLabels): HTMLInputElement | undefined => {
    if (!cost.querySelector(`[data-rate="${rate}"]`)) return undefined;
    const input = document.createElement('input');
    makeNumberField(input, rate);
    input.value = String({ ...rates, people }[rate]);
    const label = document.createElement('label');
    label.className = 'field hint';
    label.dataset.print = 'no';
    label.append(rateLabels[rate], input);
    form.append(label);
    return input;
  };
  const fields = { people: fieldOf('people'), day: fieldOf('day'), kWh: fieldOf('kWh') };
  const ratesNow = (): Rates => ({
    kWh: fields.kWh?.valueAsNumber ?? kWh,
    day: fields.day?.valueAsNumber ?? litres,
  });
  const usage = { ...(price !== null && { price }), ...{ watts, perLitre, people, items, rates } };

  const due = document.querySelector('#due form');
  // A café doesn't count people. At its litres, this line would repeat the amount.
  const cafe = cost.querySelector('a');
  const homeField = fields.people?.parentElement;
  const show = () => {
    if (form.querySelector(':invalid')) return;
    const now = ratesNow();
    const isCafe =
      now.day === Number(cafe?.dataset.litres) ||
      (people > 0 && peopleText((now.day * people) / rates.day) === '');
    if (cafe?.parentElement) cafe.parentElement.hidden = isCafe;
    if (isCafe && document.activeElement !== home) homeField?.remove();
    else if (homeField?.isConnected === false) form.prepend(homeField);
    // The address, the comparison and the form that asks when parts are due get the same litres and electricity price.
    for (const [name, rate] of [
      ['litres', 'day'],
      ['kWh', 'kWh'],
    ] as const) {
      due?.querySelector(`[name=${name}]`)?.remove();
      const hidden = document.createElement('input');
      Object.assign(hidden, { type: 'hidden', name, value: now[rate] });
      const isOwn = now[rate] !== rates[rate];
      if (isOwn) due?.append(hidden);
      keepInAddress(name, isOwn ? `${now[rate]}` : '', 'a[href^="/compare"]');
    }
    for (const [rate, input] of Object.entries(fields)) {
      const selector = `[data-rate="${rate}"]`;
      for (const text of [cost.querySelector(selector), fact?.querySelector(selector)])
        if (text && input)
          text.textContent = (rate === 'people' ? peopleText : formatNumber)(input.valueAsNumber);
    }
    if (use) use.textContent = formatNumber(kwhPerYear(usage, now));
    for (const each of [amount, atTop])
      if (each) showAmount(each, yearlyCents(usage, now), country);
    const { rows, totals, perThousand, runs, viewBox } = tenYearTexts(usage, now, country);
    const fill = (selector: string, texts: readonly string[]) =>
      section.querySelectorAll(selector).forEach((element, at) => {
        element.textContent = texts[at] ?? '';
      });
    fill(
      'tbody td',
      rows.flatMap(({ amounts }) => amounts),
    );
    fill('tfoot td', [...totals, ...perThousand]);
    fill('[data-usage] > p > b', totals.slice(-1));
    section.querySelector('ol')?.replaceChildren(
      ...runs.map(({ label, amount }) => {
        const [item, name] = [document.createElement('li'), document.createElement('span')];
        name.textContent = label;
        item.append(name, ` ${amount}`);
        return item;
      }),
    );
    section.querySelector('ol')?.previousElementSibling?.setAttribute('viewBox', viewBox);
    section.querySelectorAll('path').forEach((bar, at) => {
      bar.setAttribute('d', rows[at]?.path ?? '');
    });
  };
  const { day, people: home } = fields;
  fields.kWh?.addEventListener('input', show);
  const setDay = () => {
    if (home) [home.min, home.max] = ['0', '99999'];
    if (home && day?.validity.valid)
      home.value = String(Math.round((day.valueAsNumber / rates.day) * people * 10) / 10);
    show();
  };
  day?.addEventListener('input', setDay);
  home?.addEventListener('input', () => {
    // The people's own limits keep the litres in theirs, so an error names the field that's typed in.
    if (day) [home.min, home.max] = ['1', `${Math.floor((+day.max * people) / rates.day)}`];
    if (day && home.validity.valid)
      day.value = String(Math.round((home.valueAsNumber * rates.day) / people));
    show();
  });
  const ask = (name: 'kWh' | 'day', value: string | null | undefined) => {
    const field = fields[name];
    if (!field || !value) return;
    field.value = value;
    if (!field.validity.valid) field.value = String(rates[name]);
    field.dispatchEvent(new Event('input'));
  };
  // Links from a food-service range and from the comparison carry the visitor's rates.
  const asked = new URLSearchParams(location.search);
  ask('kWh', asked.get('kWh'));
  ask('day', asked.get('litres'));
  cafe?.addEventListener('click', (event) => {
    event.preventDefault();
    ask('day', cafe.dataset.litres);
    day?.focus();
  });
  amount.closest('p')?.setAttribute('role', 'status');
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
