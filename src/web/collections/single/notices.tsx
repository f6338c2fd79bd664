import { EyeOff, History } from 'lucide-react'
import { Suspense } from 'react'
import type { Collection } from '../../../contract/collections.ts'
import { useText } from '../../platform/language.tsx'
import { lazyComponent } from '../../platform/lazy-component.ts'
import { LinkButton } from '../../ui/button.tsx'
import { pathOfCollection } from '../collection-path.ts'
import type { CollectionMine } from '../collection-queries.ts'
import { messages } from './messages.ts'

const Invitation = lazyComponent(async () => (await import('./invitation.tsx')).Invitation)

/** What its reader should know before anything else. */
export function Notices({ collection, mine }: { collection: Collection; mine: CollectionMine }) {
  const t = useText(messages)
  const { id, state, shownVersion } = collection
  return (
    <div className="grid gap-2 mt-4 empty:hidden">
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
      {mine.isInvited && (
        <Suspense>
          <Invitation id={id} />
        </Suspense>
      )}
    </div>
  )
}
