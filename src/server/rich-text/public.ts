export { parseRichText, RENDERER_VERSION } from './parse.ts'
export { countWords, excerpt, headings, plainText, readingMinutes } from './plain.ts'
