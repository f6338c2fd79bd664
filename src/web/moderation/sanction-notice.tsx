import type { User } from '../../contract/auth.ts'
import { useLanguage, useText } from '../platform/language.tsx'
import { Link } from '../platform/link.tsx'
import { hourOf } from './exact-time.ts'
import { messages } from './sanction-messages.ts'

/** Limits are told, never kept secret: what, until when, and where to read why. */
export function SanctionNotice({ sanction }: { sanction: NonNullable<User['sanction']> }) {
  const t = useText(messages)
  const { language } = useLanguage()
  const { kind, until, actionId } = sanction
  return (
    <p role="note" className="px-5 py-2 bg-warn text-bg font-semibold text-sm/inherit text-center">
      {until === null ? t(`${kind}ForGood`) : t(kind, { time: hourOf(until, language) })}{' '}
      <Link to={`/appeal/${actionId}`} className="underline underline-offset-3">
        {t('see')}
      </Link>
    </p>
  )
}
