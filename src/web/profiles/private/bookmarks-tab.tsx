import { useQuery } from '@tanstack/react-query'
import { Bookmark } from 'lucide-react'
import { useState } from 'react'
import { ArticleCardSkeleton } from '../../articles/public.ts'
import { SavedRow } from '../../library/public.ts'
import { useText } from '../../platform/language.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { usePagedList } from '../../ui/use-paged-list.ts'
import { ProfileList } from '../tabs/profile-list.tsx'
import { bookmarksQuery, foldersQuery } from './bookmark-queries.ts'
import { messages } from './messages.ts'
import { MoveMenu } from './move-menu.tsx'

/** What was saved, by folder. */
export function BookmarksTab() {
  const t = useText(messages)
  const [wanted, setFolder] = useState<string | null>(null)
  const { data: folders = [] } = useQuery(foldersQuery)
  // A folder goes with its last bookmark.
  const folder = folders.some((known) => known.folder === wanted) ? wanted : null
  const { items: saved = [], ...list } = usePagedList(bookmarksQuery(folder))
  const shown = saved.filter(({ isRemoved }) => isRemoved !== true)
  const names = folders.map((known) => known.folder)
  return (
    <div className="library-panel outline-none pt-4" tabIndex={-1}>
      {folders.length > 0 && (
        <fieldset className="chips min-w-0">
          <legend className="sr-only">{t('folders')}</legend>
          <FolderChip name={t('all')} isChosen={folder === null} onChoose={() => setFolder(null)} />
          {folders.map((known) => (
            <FolderChip
              key={known.folder}
              name={t('folderOf', known)}
              isChosen={folder === known.folder}
              onChoose={() => setFolder(known.folder)}
            />
          ))}
        </fieldset>
      )}
      <ProfileList
        list={list}
        items={shown}
        skeleton={<ArticleCardSkeleton size="row" />}
        empty={
          <EmptyState
            icon={<Bookmark />}
            title={t('noBookmarks')}
            text={t('noBookmarksText')}
            action={
              <LinkButton to="/trending" variant="primary">
                {t('read')}
              </LinkButton>
            }
          />
        }
      >
        {(item) => (
          <SavedRow
            key={`${item.objectType} ${item.objectId}`}
            saved={item}
            actions={<MoveMenu saved={item} folders={names} />}
          />
        )}
      </ProfileList>
    </div>
  )
}

interface FolderChipProps {
  name: string
  isChosen: boolean
  onChoose: () => void
}

function FolderChip({ name, isChosen, onChoose }: FolderChipProps) {
  return (
    <button type="button" className="chip" aria-pressed={isChosen} onClick={onChoose}>
      {name}
    </button>
  )
}
