/** Collects an import's messages about rows: one line for each reason, with a count. */

const mostNamed = 12;

export function openReport() {
  const found = new Map<string, { readonly line: number; text: string; brief: string }[]>();
  return {
    /** `about` is the reason, the same for all rows of one line. `brief` names a further row. */
    add: (line: number, about: string, text: string, brief = `line ${line}`) => {
      found.set(about, [...(found.get(about) ?? []), { line, text, brief }]);
    },
    lines: () =>
      [...found.values()].map(([first, ...others]) => {
        const one = `line ${first?.line}${first?.text}`;
        if (others.length === 0) return one;
        const all = [...new Set(others.map(({ brief }) => brief))];
        const named = all.slice(0, mostNamed);
        const left = all.length - named.length;
        return `${one} (and ${others.length} more: ${named.join(', ')}${left > 0 ? `, and ${left} others` : ''})`;
      }),
    rows: () => new Set([...found.values()].flat().map(({ line }) => line)).size,
  };
}
