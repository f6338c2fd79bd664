import { Table2 } from 'lucide-react'
import { useIsMember } from '../auth/public.ts'
import { useText } from '../platform/language.tsx'
import { SignInWall } from '../sign-in-wall/public.ts'
import { LinkButton } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { CentredSpinner } from '../ui/spinner.tsx'
import { pathOfCollection } from './collection-path.ts'
import { CollectionSubpage } from './collection-subpage.tsx'
import { ImportForm } from './csv/import-form.tsx'
import { messages } from './csv/messages.ts'
import { useIsMineKnown } from './use-collection.ts'
import { WithCollection } from './with-collection.tsx'

/** /collection/{id}/import, for its owner and editors. */
export function ImportPage({ params }: { params: Record<string, string> }) {
  const t = useText(messages)
  const isMember = useIsMember()
  if (!isMember) return <SignInWall kind="collection" icon={<Table2 />} />
  return (
    <WithCollection id={params['id']}>
      {(collection, mine) => (
        <CollectionSubpage collection={collection} title={t('importTitle')} lead={t('importLead')}>
          {mine.canEdit ? <ImportForm collection={collection} /> : <NotYours id={collection.id} />}
        </CollectionSubpage>
      )}
    </WithCollection>
  )
}

function NotYours({ id }: { id: number }) {
  const t = useText(messages)
  if (!useIsMineKnown(id)) return <CentredSpinner label={t('reading')} />
  return (
    <EmptyState
      icon={<Table2 />}
      title={t('notYours')}
      text={t('notYoursText')}
      action={<LinkButton to={pathOfCollection(id)}>{t('toCollection')}</LinkButton>}
    />
  )
}
