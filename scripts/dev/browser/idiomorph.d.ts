/** The package has no types. These cover what the dev server's page script uses. */
declare module 'idiomorph' {
  type Options = {
    readonly morphStyle: 'outerHTML';
    readonly callbacks: {
      readonly beforeAttributeUpdated: (name: string, element: Element) => boolean;
    };
  };
  export const Idiomorph: {
    readonly morph: (element: Element, rendering: Element, options: Options) => readonly Node[];
  };
}
