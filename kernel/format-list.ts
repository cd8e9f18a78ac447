/** "sediment, bacteria and hardness". Entries with their own "and" come first: "hardness and scale, and PFAS". */
export function formatList(words: readonly string[]): string {
  const pairs = words.filter((word) => word.includes(' and '));
  const all = [...pairs, ...words.filter((word) => !pairs.includes(word))];
  const last = pairs.length > 0 ? ', and ' : ' and ';
  return [all.slice(0, -1).join(', '), ...all.slice(-1)].filter(Boolean).join(last);
}
