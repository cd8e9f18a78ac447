import type { CSSOptions } from 'vite';

/** Browsers' default font size, in px. */
const defaultFontSize = 16;

export const css: CSSOptions = {
  modules: {
    // Readable names in the HTML, and the same whatever folder the checkout is in.
    generateScopedName: (name, file) =>
      `${/([^/]+)\.module\.css/.exec(file)?.[1] ?? 'style'}-${name}`,
  },
  postcss: {
    plugins: [
      {
        // Breakpoints (SPEC 9) are written in px and assume the default font size. In em, a visitor who has
        // doubled the font size gets the layout for half the width (WCAG 1.4.4).
        postcssPlugin: 'breakpoints-in-em',
        AtRule: {
          media: (rule) => {
            rule.params = rule.params.replace(
              /([\d.]+)px/g,
              (_all, px: string) => `${Number(px) / defaultFontSize}em`,
            );
          },
        },
      },
    ],
  },
};
