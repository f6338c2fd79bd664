import { useIsMember } from '../auth/public.ts'
import { useText } from '../platform/language.tsx'
import { CollectionSubpage } from './collection-subpage.tsx'
import { CollectionWall } from './collection-wall.tsx'
import { ImportForm } from './csv/import-form.tsx'
import { messages } from './csv/messages.ts'
import { NotYours } from './not-yours.tsx'
import { WithCollection } from './with-collection.tsx'

/** /collection/{id}/import, for its owner and editors. */
export function ImportScreen({ params }: { params: Record<string, string> }) {
  const t = useText(messages)
  const isMember = useIsMember()
  if (!isMember) return <CollectionWall title={t('importTitle')} />
  return (
    <WithCollection id={params['id']}>
      {(collection, mine) => (
        <CollectionSubpage collection={collection} title={t('importTitle')} lead={t('importLead')}>
          {mine.canEdit ? (
            <ImportForm collection={collection} />
          ) : (
            <NotYours collection={collection} title={t('notYours')} text={t('notYoursText')} />
          )}
        </CollectionSubpage>
      )}
    </WithCollection>
  )
}
