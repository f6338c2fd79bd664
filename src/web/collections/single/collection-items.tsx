import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Code, Eye, EyeOff, FileDown, FileUp, GitPullRequest, History, LogOut, Trash2 } from 'lucide-react'
import { exportCollectionCsv, exportCollectionJson } from '../../../contract/collection-files.ts'
import { removeCollectionEditor } from '../../../contract/collection-editors.ts'
import { updateCollection, type Collection } from '../../../contract/collections.ts'
import { useUser } from '../../auth/public.ts'
import { addressOf, call, serverMessageOf } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { saveFile } from '../../platform/save-file.ts'
import { MenuItem, MenuLink, MenuSeparator } from '../../ui/menu.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useFailureToast } from '../../ui/use-failure-toast.ts'
import { changeCollection, refreshCollection } from '../collection-cache.ts'
import { embedCode, pathOfCollection } from '../collection-path.ts'
import type { CollectionMine } from '../collection-queries.ts'
import { messages } from './menu-messages.ts'
import { useCollectionTrash } from './use-collection-trash.ts'

const FILES = { csv: exportCollectionCsv, json: exportCollectionJson }

interface ItemsProps {
  collection: Collection
  mine: CollectionMine
}

export function CollectionItems({ collection, mine }: ItemsProps) {
  const t = useText(messages)
  const { user } = useUser()
  const { id, isNsfw } = collection
  const leave = useLeave(id)
  const mark = useMark(id)
  const isModerator = user?.capabilities?.includes('moderate') === true
  async function save(kind: keyof typeof FILES): Promise<void> {
    try {
      await saveFile(addressOf(FILES[kind], { id }), `collection-${id}.${kind}`)
    } catch (error) {
      const description = serverMessageOf(error) ?? t('exportFailedText')
      toast({ title: t('exportFailed'), description, tone: 'destructive' })
    }
  }
  async function copyCode(): Promise<void> {
    const code = embedCode(id)
    const description = t('embedText', { code })
    try {
      await navigator.clipboard.writeText(code)
      toast({ title: t('embedCopied'), description, tone: 'success' })
    } catch {
      toast({ title: t('embed'), description })
    }
  }
  return (
    <>
      {mine.canEdit && (
        <MenuLink to={pathOfCollection(id, 'import')} icon={<FileUp />}>
          {t('import')}
        </MenuLink>
      )}
      <MenuLink to={pathOfCollection(id, 'history')} icon={<History />}>
        {t('history')}
      </MenuLink>
      <MenuLink to={pathOfCollection(id, 'suggestions')} icon={<GitPullRequest />}>
        {t('suggestions')}{' '}
        {mine.openSuggestions > 0 && <b className="text-accent-text">{mine.openSuggestions}</b>}
      </MenuLink>
      <MenuItem icon={<FileDown />} onSelect={() => void save('csv')}>
        {t('exportCsv')}
      </MenuItem>
      <MenuItem icon={<FileDown />} onSelect={() => void save('json')}>
        {t('exportJson')}
      </MenuItem>
      <MenuItem icon={<Code />} onSelect={() => void copyCode()}>
        {t('embed')}
      </MenuItem>
      {mine.isEditor && user !== null && (
        <MenuItem icon={<LogOut />} onSelect={() => leave(user.id)}>
          {t('leave')}
        </MenuItem>
      )}
      {isModerator && !mine.canManage && (
        <MenuItem icon={isNsfw ? <Eye /> : <EyeOff />} onSelect={() => mark(!isNsfw)}>
          {t(isNsfw ? 'unmarkNsfw' : 'markNsfw')}
        </MenuItem>
      )}
    </>
  )
}

export function DeleteItem({ collection }: { collection: Collection }) {
  const t = useText(messages)
  const { remove } = useCollectionTrash(collection)
  return (
    <>
      <MenuSeparator />
      <MenuItem icon={<Trash2 />} tone="destructive" onSelect={remove}>
        {t('delete')}
      </MenuItem>
    </>
  )
}

function useLeave(id: number): (userId: number) => void {
  const t = useText(messages)
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const leave = useMutation({
    mutationFn: (userId: number) =>
      call(removeCollectionEditor, { params: { id: String(id), userId: String(userId) } }),
    onSuccess: async () => {
      toast({ title: t('left'), tone: 'success' })
      await refreshCollection(client, id)
    },
    onError: showFailure,
  })
  return leave.mutate
}

function useMark(id: number): (isNsfw: boolean) => void {
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const mark = useMutation({
    mutationFn: (isNsfw: boolean) => call(updateCollection, { params: { id: String(id) }, body: { isNsfw } }),
    onSuccess: ({ isNsfw }) => changeCollection(client, id, { isNsfw }),
    onError: showFailure,
  })
  return mark.mutate
}
