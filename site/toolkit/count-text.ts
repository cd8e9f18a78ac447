/** "12 products" */
export const countText = (count: number) => (count === 1 ? '1 product' : `${count} products`);
