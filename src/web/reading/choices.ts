import type { ArticleCard } from '../../contract/articles.ts'
import { isLanguage, isReadingOrder, type Language } from '../../contract/messages.ts'
import type { LanguageChoices } from '../../contract/settings.ts'

/** What a person reads and writes in, as this device keeps it. */
export interface KeptChoices extends LanguageChoices {
  /** It came from an account and leaves with it; else it is this device's own. */
  isOfAccount: boolean
}

export const NO_CHOICES: KeptChoices = {
  reading: [],
  isOnlyReading: false,
  writing: null,
  isOfAccount: false,
}

/** As plain text, like everything in the storage: `reading=my-id&only=on&writing=my&of=account`. */
export function writeChoices({ reading, isOnlyReading, writing, isOfAccount }: KeptChoices): string {
  const text = new URLSearchParams()
  if (reading.length > 0) text.set('reading', reading.join('-'))
  if (isOnlyReading) text.set('only', 'on')
  if (writing !== null) text.set('writing', writing)
  if (isOfAccount) text.set('of', 'account')
  return text.toString()
}

/** Whatever makes no sense in it is as if it were not there. */
export function readChoices(text: string | null): KeptChoices {
  if (text === null || text === '') return NO_CHOICES
  const values = new URLSearchParams(text)
  const order = values.get('reading') ?? ''
  const writing = values.get('writing')
  return {
    reading: isReadingOrder(order) ? order.split('-').filter(isLanguage) : [],
    isOnlyReading: values.get('only') === 'on',
    writing: isLanguage(writing) ? writing : null,
    isOfAccount: values.get('of') === 'account',
  }
}

export function isSameChoice(one: LanguageChoices, other: LanguageChoices): boolean {
  return writeChoices({ ...one, isOfAccount: false }) === writeChoices({ ...other, isOfAccount: false })
}

/**
 * What to keep once the account is known, or null to leave what is there. The account's choice wins; an account that
 * never chose does not overrule what was chosen on this device before signing in.
 */
export function choicesForAccount(account: LanguageChoices, kept: KeptChoices): KeptChoices | null {
  const hasChosen = !isSameChoice(account, NO_CHOICES)
  if (!hasChosen && !kept.isOfAccount) return null
  const { reading, isOnlyReading, writing } = account
  return { reading, isOnlyReading, writing, isOfAccount: true }
}

/** As it stands in an address; nothing where no order is set, and then the server goes by the interface's language. */
export function orderOf(reading: readonly Language[]): string | undefined {
  return reading.length === 0 ? undefined : reading.join('-')
}

/** The language of the menus is always one that its reader reads. */
export function isReadable(
  { languages }: Pick<ArticleCard, 'languages'>,
  menus: Language,
  reading: readonly Language[],
): boolean {
  return languages.some(({ language }) => language === menus || reading.includes(language))
}
