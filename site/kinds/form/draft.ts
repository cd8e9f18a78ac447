/**
 * What was typed, kept for this tab until it is sent: a reload or a wrong link loses nothing.
 * Where the browser refuses storage, the form works as if there were none.
 */
export type Draft = Readonly<Record<string, string | boolean>>;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
export type Drafts = {
  readonly read: () => Draft;
  readonly keep: (draft: Draft) => void;
  readonly forget: () => void;
};

function parse(text: string | null): Draft {
  const value: unknown = JSON.parse(text ?? '{}');
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, kept]) =>
      typeof kept === 'string' || typeof kept === 'boolean' ? [[name, kept]] : [],
    ),
  );
}

/** `store` is asked for each time: reading `sessionStorage` itself may throw. */
export function draftsOf(formId: string, store: () => Store): Drafts {
  const key = `form:${formId}`;
  const attempt = <Result>(work: () => Result, otherwise: Result): Result => {
    try {
      return work();
    } catch {
      return otherwise;
    }
  };
  return {
    read: () => attempt(() => parse(store().getItem(key)), {}),
    keep: (draft) => attempt(() => store().setItem(key, JSON.stringify(draft)), undefined),
    forget: () => attempt(() => store().removeItem(key), undefined),
  };
}
