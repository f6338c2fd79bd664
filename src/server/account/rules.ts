import { aliasFault, ALIAS_MAX, ALIAS_MIN, ALIAS_REST_DAYS } from '../../contract/account.ts'
import { LANGUAGES, LOCALES, type Text } from '../../contract/messages.ts'
import { judgeNames } from '../auth/public.ts'
import { addMs, DAY_MS } from '../platform/clock.ts'
import { fill } from '../platform/errors.ts'
import { messages } from './messages.ts'

/** Words that would be taken for the site's own, in addition to those that no name may have. */
const RESERVED = new Set(
  [
    'about account all alias anonymous api app auth bot contact deleted everyone guest help here home info legal login',
    'logout mail me member moderation mod mods myself news nobody noreply notifications null owner page postmaster',
    'privacy profile root search security settings signin signup site sysop team terms undefined user users www you',
    'akun anda anggota bantuan kami saya semua tamu tim',
    'ahli akaun pasukan tetamu',
  ].flatMap((words) => words.split(' ')),
)

/** What is wrong with an alias, except that it is somebody else's; undefined when it may be had. */
export function judgeAlias(siteName: string, alias: string): Text | undefined {
  const fault = aliasFault(alias)
  if (fault === 'letters') return messages.aliasLetters
  if (fault === 'length') return fill(messages.aliasLength, { min: ALIAS_MIN, max: ALIAS_MAX })
  if (fault === 'hyphens') return messages.aliasHyphens
  const isReserved =
    RESERVED.has(alias.toLowerCase()) ||
    judgeNames(siteName, { firstName: alias, lastName: '' }) !== undefined
  return isReserved ? messages.aliasReserved : undefined
}

/** When an alias that was changed may be changed again; null for at once. */
export function aliasChangeableAt(changedAt: Date | null, now: Date): Date | null {
  if (changedAt === null) return null
  const at = addMs(changedAt, ALIAS_REST_DAYS * DAY_MS)
  return at > now ? at : null
}

/** A day in each language, as in "17 December 2026". */
export function dayText(text: Text, date: Date): Text {
  const [en, id, my] = LANGUAGES.map((language) => {
    const day = date.toLocaleDateString(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' })
    return text[language].replace('{date}', day)
  })
  return { en: en ?? '', id: id ?? '', my: my ?? '' }
}
