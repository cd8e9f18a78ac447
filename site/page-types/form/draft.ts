/** Saves a form's text in this tab until it's sent. Does nothing if the browser refuses storage. */
export type Draft = Readonly<Record<string, string | boolean>>;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function parse(text: string | null): Draft {
  const value: unknown = JSON.parse(text ?? '{}');
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, kept]) =>
      typeof kept === 'string' || typeof kept === 'boolean' ? [[name, kept]] : [],
    ),
  );
}

/** Calls `store` each time, because reading `sessionStorage` may throw. */
export function draftsOf(formId: string, store: () => Store) {
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
    keep: (draft: Draft) => attempt(() => store().setItem(key, JSON.stringify(draft)), undefined),
    forget: () => attempt(() => store().removeItem(key), undefined),
  };
}
