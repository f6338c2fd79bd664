/** Stands for highlight.js's own types, which would bring the whole DOM into the server; see tsconfig.server.json. */
export type LanguageFn = (highlighter: never) => unknown
