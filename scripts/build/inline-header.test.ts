import { expect, it } from 'vitest';
import { criticalStyles } from './inline-header.ts';

it.each([
  ['keep rules that apply at once', 'a{color:red}', 'a{color:red}'],
  ['leave out hover and focus rules', 'a:hover{color:red}b:focus,i{top:0}', 'i{top:0}'],
  [
    'keep a selector whole when it has commas in parentheses',
    'a:is(:not(:focus-within),:has(b,[c=d]))+p,i{top:0}',
    'i{top:0}',
  ],
  ['leave out what is below the header', 'h1,p{top:0}h3,q{top:0}[q]{top:0}', 'p{top:0}[q]{top:0}'],
  ['leave out print and forced colours', '@media print{a{top:0}}i{top:0}', 'i{top:0}'],
  ['leave no empty block', '@layer x{@media (min-width:9px){a:hover{top:0}}}', ''],
  ['keep the order of layers', '@layer a,b;@layer b{i{top:0}}', '@layer a,b;@layer b{i{top:0}}'],
  [
    'leave out unused properties and keyframes, one after another',
    ':root{--a:1px;--b:var(--c);--c:2px}i{top:var(--a)}@keyframes z{0%{top:0}}',
    ':root{--a:1px}i{top:var(--a)}',
  ],
  ['keep keyframes in use', 'i{animation:z 1s}@keyframes z{0%{top:0}}', undefined],
  [
    'hide icons, which come with the stylesheet',
    ':root{--sign-a:polygon(0 0,9% 9%,0 9%)}i{clip-path:var(--sign-a)}',
    'i{clip-path:polygon(0 0)}',
  ],
  ['ignore braces in strings', 'i{content:"}"}a:hover{top:0}', 'i{content:"}"}'],
] as const)('the styles of the first paint %s', (_title, given, want) =>
  expect(criticalStyles(given)).toBe(want ?? given),
);
