/** The id of an entry of the list, for aria-activedescendant. */
export const optionId = (id: string, place: number): string => `${id}-option-${place}`;
