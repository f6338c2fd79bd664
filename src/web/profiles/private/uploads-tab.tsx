import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { Film, Images, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import type { ResponseOf } from '../../../contract/endpoint.ts'
import { deleteMedia } from '../../../contract/media.ts'
import { listUploads } from '../../../contract/profiles.ts'
import { addressOf, call } from '../../platform/api.ts'
import { formatDate } from '../../platform/format.ts'
import { useLanguage, useText } from '../../platform/language.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { listState } from '../../ui/list-state.ts'
import { Progress } from '../../ui/progress.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useFailureToast } from '../../ui/use-failure-toast.ts'
import { ProfileList } from '../tabs/profile-list.tsx'
import { formatBytes } from '../../platform/format-bytes.ts'
import { messages } from './messages.ts'

type Upload = ResponseOf<typeof listUploads>['items'][number]

const QUERY_KEY = [addressOf(listUploads), 'pages']

/** One's files, what they take, and a way to let go of what nothing shows. */
export function UploadsTab() {
  const t = useText(messages)
  const { language } = useLanguage()
  const answer = useInfiniteQuery({
    queryKey: QUERY_KEY,
    queryFn: ({ pageParam, signal }) => call(listUploads, { query: { cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    refetchOnMount: true,
  })
  const items = answer.data?.pages.flatMap((page) => page.items) ?? []
  // The latest page knows best what is used.
  const space = answer.data?.pages[0]
  const used =
    space &&
    t('quota', {
      used: formatBytes(space.usedBytes, language),
      quota: formatBytes(space.quotaBytes, language),
    })
  return (
    <div className="pt-6 outline-none" tabIndex={-1} data-uploads>
      {space !== undefined && (
        <div className="grid gap-1.5 max-w-100">
          <Progress label={used ?? ''} value={space.usedBytes} max={space.quotaBytes} />
          <p className="text-sm text-quiet tabular-nums">{used}</p>
        </div>
      )}
      <ProfileList
        list={listState(answer)}
        items={items}
        className="uploads mt-5"
        skeleton={<Skeleton className="aspect-square w-full rounded-media" />}
        empty={<EmptyState icon={<Images />} title={t('noUploads')} text={t('noUploadsText')} />}
      >
        {(upload) => <UploadTile key={upload.id} upload={upload} />}
      </ProfileList>
    </div>
  )
}

function UploadTile({ upload }: { upload: Upload }) {
  const t = useText(messages)
  const { language } = useLanguage()
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const tile = useRef<HTMLLIElement>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: async () => call(deleteMedia, { params: { id: String(upload.id) } }),
    onSuccess: async () => {
      const list = tile.current?.closest<HTMLElement>('[data-uploads]')
      toast({ title: t('deleted') })
      await client.invalidateQueries({ queryKey: QUERY_KEY })
      // The button is gone, and the focus with it.
      if (document.activeElement === document.body) list?.focus({ preventScroll: true })
    },
    onError: showFailure,
  })
  const isVideo = upload.mediaType === 'video'
  const date = formatDate(upload.createdAt, language, true)
  const name = t(isVideo ? 'videoOf' : 'imageOf', { date })
  const picture = isVideo ? upload.posterUrl : upload.url.replace(/\/\d+\.webp$/, '/320.webp')
  return (
    <li ref={tile} className="min-w-0">
      <div className="relative grid place-items-center aspect-square overflow-hidden rounded-media bg-raised text-quiet">
        {picture === null ? (
          <Film className="size-6" aria-label={name} />
        ) : (
          <img
            className="size-full object-cover"
            src={picture}
            alt={name}
            loading="lazy"
            width={320}
            height={320}
          />
        )}
        {!upload.isUsed && (
          <IconButton
            className="absolute top-1.5 right-1.5 rounded-full bg-shade-deep text-on-shade icons-4.5"
            label={t('deleteName', { name })}
            icon={<Trash2 />}
            disabled={isPending}
            onClick={() => mutate()}
          />
        )}
      </div>
      <p className="flex flex-wrap justify-between gap-x-2 mt-1.5 text-sm text-quiet">
        <span>{t(upload.isUsed ? 'inUse' : 'unused')}</span>
        <span className="tabular-nums">{formatBytes(upload.bytes, language)}</span>
      </p>
    </li>
  )
}
