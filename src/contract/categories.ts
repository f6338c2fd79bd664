/** The fixed list of 11; an id is also the slug. The globe of the trending panel is not one of them. */
export const CATEGORIES = [
  'world',
  'history',
  'science',
  'geography',
  'sports',
  'entertainment',
  'politics',
  'technology',
  'health',
  'education',
  'astronomy',
] as const
export type CategoryId = (typeof CATEGORIES)[number]
