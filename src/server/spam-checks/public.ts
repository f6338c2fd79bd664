export { checkEditedText, checkLines, checkNewText, type PublicText, type TextWriter } from './check-text.ts'
export { readWords, WORDS_SETTING, type WordsByLanguage } from './word-queries.ts'
export { forgetWords } from './words.ts'
