import { Table2 } from 'lucide-react'
import type { Collection } from '../../../contract/collections.ts'
import { useText } from '../../platform/language.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { pathOfCollection } from '../collection-path.ts'
import type { CollectionMine } from '../collection-queries.ts'
import { messages } from './nothing-messages.ts'
import { viewPath, type CollectionView } from './row-view.ts'

interface NothingProps {
  collection: Collection
  mine: CollectionMine
  view: CollectionView
}

/** In place of rows: none were found, or there are none yet. */
export function Nothing({ collection, mine, view }: NothingProps) {
  const t = useText(messages)
  if (view.q !== undefined)
    return (
      <EmptyState
        icon={<Table2 />}
        title={t('noneFound')}
        text={t('noneFoundText')}
        action={
          <LinkButton to={viewPath(collection.id, { ...view, q: undefined })}>{t('clearSearch')}</LinkButton>
        }
      />
    )
  return (
    <EmptyState
      icon={<Table2 />}
      title={t('noRows')}
      text={t(mine.canEdit ? 'noRowsText' : 'noRowsRead')}
      action={
        mine.canEdit ? (
          <LinkButton to={pathOfCollection(collection.id, 'import')}>{t('import')}</LinkButton>
        ) : undefined
      }
    />
  )
}
