import { describe, expect, it } from 'vitest';
import { firstStyles } from './first-paint.ts';

describe('the styles of the first paint', () => {
  for (const [title, given, want] of [
    ['keep what stands there before a touch', 'a{color:red}', 'a{color:red}'],
    ['leave out what a touch brings', 'a:hover{color:red}b:focus,i{top:0}', 'i{top:0}'],
    [
      'take a selector with commas in its parentheses for one',
      'a:is(:not(:focus-within),:has(b,[c=d]))+p,i{top:0}',
      'i{top:0}',
    ],
    ['leave out what no header has', 'h1,h3{top:0}q{top:0}[q]{top:0}', 'h3{top:0}[q]{top:0}'],
    ['leave out paper and forced colours', '@media print{a{top:0}}i{top:0}', 'i{top:0}'],
    ['leave no empty block', '@layer x{@media (min-width:9px){a:hover{top:0}}}', ''],
    ['keep the order of layers', '@layer a,b;@layer b{i{top:0}}', '@layer a,b;@layer b{i{top:0}}'],
    [
      'leave out what nothing reads, in turn',
      ':root{--a:1px;--b:var(--c);--c:2px}i{top:var(--a)}@keyframes z{0%{top:0}}',
      ':root{--a:1px;}i{top:var(--a)}',
    ],
    ['keep a movement in use', 'i{animation:z 1s}@keyframes z{0%{top:0}}', undefined],
    [
      'hide signs, which come with the stylesheet',
      ':root{--sign-a:polygon(0 0,9% 9%,0 9%)}i{clip-path:var(--sign-a)}',
      ':root{--sign-a:polygon(0 0)}i{clip-path:var(--sign-a)}',
    ],
    ['are not misled by braces in strings', 'i{content:"}"}a:hover{top:0}', 'i{content:"}"}'],
  ] as const) {
    it(title, () => expect(firstStyles(given)).toBe(want ?? given));
  }
});
