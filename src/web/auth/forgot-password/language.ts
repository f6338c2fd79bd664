import { fillText, type Language, type TextValues } from '../../../contract/messages.ts'
import { lookUp, type Dictionary } from '../../platform/messages.ts'

/** Spec 1: the forgot-password dialog opens in Indonesian, whatever the language of the page. */
export const FORGOT_PASSWORD_LANGUAGE: Language = 'id'

/** Reads a dictionary in the language that the dialog is in. */
export function inLanguage<K extends string>(dictionary: Dictionary<K>, language: Language) {
  return (key: K, values?: TextValues): string => fillText(lookUp(dictionary, key, language), values)
}
