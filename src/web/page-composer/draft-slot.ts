/** The one draft of a new post, wherever it is written. */
export const DRAFT = { kind: 'page-post', key: 'new' } as const
