import type { Language } from '../../contract/messages.ts'

/**
 * Where all texts of a language are, as one file. The build fills it with the languages that its files are not for; here
 * every dictionary holds all three.
 */
export const WORDS_FILES: Partial<Record<Language, string>> = {}
