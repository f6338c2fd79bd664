import { Trash2 } from 'lucide-react'
import type { Collection } from '../../../contract/collections.ts'
import { TRASH_DAYS } from '../../../contract/limits.ts'
import { useText } from '../../platform/language.tsx'
import { Button } from '../../ui/button.tsx'
import { messages } from './menu-messages.ts'
import { useCollectionTrash } from './use-collection-trash.ts'

/** In place of a collection that its owner has deleted. */
export function DeletedNotice({ collection }: { collection: Collection }) {
  const t = useText(messages)
  const { restore, isBusy } = useCollectionTrash(collection)
  return (
    <>
      <h1 className="sr-only">{collection.title}</h1>
      <div role="note" className="note">
        <Trash2 className="text-quiet" aria-hidden="true" />
        <p>{t('deleted', { days: TRASH_DAYS })}</p>
        <Button size="sm" busy={isBusy} onClick={restore}>
          {t('restore')}
        </Button>
      </div>
    </>
  )
}
