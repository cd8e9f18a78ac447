import type { CSSOptions } from 'vite';

/** The size of letters that browsers begin with. */
const defaultFontSize = 16;

export const css: CSSOptions = {
  modules: {
    // Names that a reader of the HTML understands, and that no folder name can change.
    generateScopedName: (name, file) =>
      `${/([^/]+)\.module\.css/.exec(file)?.[1] ?? 'style'}-${name}`,
  },
  postcss: {
    plugins: [
      {
        // Breakpoints (SPEC 9) are told in px and meant for letters of the default size: whoever has chosen
        // letters twice as large gets the layout of half the width (WCAG 1.4.4).
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
