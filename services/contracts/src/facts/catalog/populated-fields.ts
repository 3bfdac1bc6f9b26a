/** Fields of a product that a card has besides, where a call asks for them: what a room plan draws and sums. */
export const populatedFields = ['dimensions', 'Categories', 'model', 'plans'] as const;
