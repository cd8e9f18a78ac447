/**
 * How many products a plain list of a tool names. Nobody reads further, and a page of ten thousand
 * would take megabytes: the tool itself, and the search, know them all.
 */
export const mostListed = 100;
