/** A product's code and chosen finish, "TRIPLA-T1~matte-black" in lists and addresses. */
export type ProductChoice = { readonly code: string; readonly finish?: string | undefined };

/** Joins a code and the slug of a finish: "TRIPLA-T1~matte-black". */
export const choiceText = ({ code, finish }: ProductChoice): string =>
  finish === undefined ? code : `${code}~${finish}`;

export function readChoiceText(text: string): ProductChoice {
  const [code = '', finish] = text.split('~');
  return finish ? { code, finish } : { code };
}

/** "TRIPLA-T1 in matte black". */
export function choiceWords(text: string): string {
  const { code, finish } = readChoiceText(text);
  return finish === undefined ? code : `${code} in ${finish.replaceAll('-', ' ')}`;
}

export function choiceUrl(text: string): string {
  const { code, finish } = readChoiceText(text);
  return finish === undefined ? `/${code}` : `/${code}?finish=${finish}`;
}

/** Adds the choice to a list, which has each product once, in the finish chosen last. */
export function withChoice(list: readonly string[], choice: string): readonly string[] {
  const { code } = readChoiceText(choice);
  return [...list.filter((each) => readChoiceText(each).code !== code), choice];
}
