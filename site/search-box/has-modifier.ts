type Pressed = Pick<KeyboardEvent | MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** With one a key is the browser's, and a click opens elsewhere. */
export const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: Pressed): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;
