import { fillText, type Language, type TextValues } from '../../../contract/messages.ts'
import { lookUp, type Dictionary } from '../../platform/messages.ts'

/** Spec 1: the forgot-password dialog is in Indonesian, whatever the language of the page. */
export const FORGOT_PASSWORD_LANGUAGE: Language = 'id'

/** Reads a dictionary in the dialog's language. */
export function inDialogLanguage<K extends string>(dictionary: Dictionary<K>) {
  return (key: K, values?: TextValues): string =>
    fillText(lookUp(dictionary, key, FORGOT_PASSWORD_LANGUAGE), values)
}
