import type { CSSOptions } from 'vite';

/** Browsers' default font size, in px. */
const defaultFontSize = 16;

/** Returns the layer (site/styles/index.css) of a file's rules; undefined for the site's own styles, which name theirs. */
function layerOf(file = ''): string | undefined {
  const folder = /.*[\\/]site[\\/]([^\\/]+)[\\/]/.exec(file)?.[1];
  if (folder === undefined || folder === 'styles') return undefined;
  return folder === 'page-types' ? 'templates' : 'components';
}

export const css: CSSOptions = {
  modules: {
    // Keeps names readable in the HTML, and the same in every checkout folder.
    generateScopedName: (name, file) =>
      `${/([^/]+)\.module\.css/.exec(file)?.[1] ?? 'style'}-${name}`,
  },
  postcss: {
    plugins: [
      {
        // A page type's rules win over its components', and both over the site's own styles, however specific.
        postcssPlugin: 'layer-of-the-folder',
        Once: (root, { AtRule }) => {
          for (const node of [...root.nodes]) {
            const layer = layerOf(node.source?.input.file);
            const isLayered = node.type === 'atrule' && node.name === 'layer';
            if (layer === undefined || isLayered || node.type === 'comment') continue;
            const wrapper = new AtRule({ name: 'layer', params: layer });
            node.replaceWith(wrapper);
            wrapper.append(node);
          }
        },
      },
      {
        // Breakpoints (SPEC 9) in em adapt to the visitor's default font size (WCAG 1.4.4).
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
