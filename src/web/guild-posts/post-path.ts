/** Spec 2.2: the form to post in a guild; without one it asks which. */
export const postPath = (guildId: number): string => `/postguild?guild=${guildId}`
