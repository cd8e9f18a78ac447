/** The space in an address until the visitor has typed all three numbers. */
export const ownSpace = 'own';
