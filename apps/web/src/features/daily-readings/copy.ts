/** Every text of this folder that a user can see. Texts of the spec stay word for word. */
export const copy = {
  readingTypeCards: {
    free: 'Free',
    premiumFeature: 'Premium Feature',
  },
} as const;
