import { EyeOff, History } from 'lucide-react'
import type { Collection } from '../../../contract/collections.ts'
import { useText } from '../../platform/language.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { pathOfCollection } from '../collection-path.ts'
import { Invitation } from './invitation.tsx'
import { messages } from './notices-messages.ts'

/** What its reader should know before anything else. */
export function Notices({ collection, isInvited }: { collection: Collection; isInvited: boolean }) {
  const t = useText(messages)
  const { id, state, shownVersion } = collection
  return (
    <div className="grid gap-2 mt-4">
      {shownVersion !== null && (
        <div role="note" className="note">
          <History className="text-quiet" aria-hidden="true" />
          <p>{t('oldVersion', { version: shownVersion })}</p>
          <LinkButton size="sm" to={pathOfCollection(id)}>
            {t('newest')}
          </LinkButton>
        </div>
      )}
      {state === 'hidden' && (
        <div role="note" className="note note-warn">
          <EyeOff aria-hidden="true" />
          <p>{t('hidden')}</p>
        </div>
      )}
      {isInvited && <Invitation id={id} />}
    </div>
  )
}
