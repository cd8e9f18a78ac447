import type { CSSOptions } from 'vite';

/** Names that a reader of the HTML understands, and that no folder name can change. */
export const css: CSSOptions = {
  modules: {
    generateScopedName: (name, file) =>
      `${/([^/]+)\.module\.css/.exec(file)?.[1] ?? 'style'}-${name}`,
  },
};
