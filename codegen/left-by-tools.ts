/** Hidden files, and what editors and systems leave beside the files of people: x.yaml~, ~$x.xlsx, #x.yaml#, 4913, Thumbs.db. */
export const isLeftByTools = (name: string): boolean =>
  /^\.|~$|^~\$|^#.*#$|\.(?:bak|orig|swp|tmp)$|^\d+$|^(?:thumbs\.db|desktop\.ini)$/i.test(name);
