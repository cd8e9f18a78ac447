/** "a cartridge", "an undersink system", "a uv lamp" */
export const withArticle = (noun: string): string =>
  `${/^(?!uv\b)[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
