import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Folder, FolderPlus } from 'lucide-react'
import { useState } from 'react'
import { setBookmark } from '../../../contract/bookmarks.ts'
import type { Saved } from '../../library/public.ts'
import { call, failureOf } from '../../platform/api.ts'
import { holding } from '../../platform/content-cache.ts'
import { useText } from '../../platform/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Menu, MenuItem, MenuRadioGroup, MenuRadioItem, MenuSeparator } from '../../ui/menu.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useFailureToast } from '../../ui/use-failure-toast.ts'
import { foldersQuery } from './bookmark-queries.ts'
import { messages } from './messages.ts'

const NAME_MAX = 40

interface MoveMenuProps {
  saved: Saved
  folders: readonly string[]
}

/** Into another folder, out of all, or into a new one. */
export function MoveMenu({ saved, folders }: MoveMenuProps) {
  const t = useText(messages)
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const [isNaming, setNaming] = useState(false)
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (folder: string) =>
      call(setBookmark, {
        params: { objectType: saved.objectType, objectId: String(saved.objectId) },
        body: { folder },
      }),
    onSuccess: async (_, folder) => {
      toast({ title: folder === '' ? t('movedOut') : t('moved', { folder }) })
      await Promise.all([
        client.invalidateQueries({ queryKey: foldersQuery.queryKey }),
        client.invalidateQueries(holding('bookmark')),
      ])
    },
  })
  const name = saved.article?.title ?? saved.pagePost?.title ?? t('saved')
  return (
    <span className="relative z-2">
      <Menu
        label={t('moveName', { name })}
        trigger={
          <span className="inline-flex items-center gap-1.5">
            <Folder aria-hidden="true" />
            <span className="max-w-40 truncate">{saved.folder === '' ? t('move') : saved.folder}</span>
          </span>
        }
        triggerClass="btn btn-text btn-sm text-quiet hover:text-text"
      >
        <MenuRadioGroup
          label={t('folders')}
          value={saved.folder}
          onChange={(folder) => {
            if (folder !== saved.folder) mutateAsync(folder).catch(showFailure)
          }}
        >
          <MenuRadioItem value="">{t('noFolder')}</MenuRadioItem>
          {folders.map((folder) => (
            <MenuRadioItem key={folder} value={folder}>
              {folder}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
        <MenuSeparator />
        <MenuItem icon={<FolderPlus />} onSelect={() => setNaming(true)}>
          {t('newFolder')}
        </MenuItem>
      </Menu>
      {isNaming && <NewFolder isBusy={isPending} onCreate={mutateAsync} onClose={() => setNaming(false)} />}
    </span>
  )
}

interface NewFolderProps {
  isBusy: boolean
  onCreate: (name: string) => Promise<unknown>
  onClose: () => void
}

function NewFolder({ isBusy, onCreate, onClose }: NewFolderProps) {
  const t = useText(messages)
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  async function create(): Promise<void> {
    if (name.trim() === '') return setError(t('folderEmpty'))
    try {
      await onCreate(name.trim())
      onClose()
    } catch (problem) {
      setError(failureOf(problem, t('moveFailed')))
    }
  }
  return (
    <Dialog open onClose={onClose} title={t('newFolder')} description={t('newFolderText')} size="sm">
      <Form className="grid gap-5" busy={isBusy} onSubmit={() => void create()}>
        <Field
          label={t('folderName')}
          value={name}
          maxLength={NAME_MAX}
          error={error}
          onChange={(event) => {
            setName(event.currentTarget.value)
            setError(undefined)
          }}
        />
        <DialogActions>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="primary" busy={isBusy}>
            {t('create')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
