import { useQueryClient } from '@tanstack/react-query'
import { ImagePlus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Media } from '../../../contract/media.ts'
import { removeAvatar, removeCover, setAvatar, setCover, type Profile } from '../../../contract/profiles.ts'
import { IMAGE_TYPES } from '../../editor/public.ts'
import { call, failureOf } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { FieldError } from '../../ui/field.tsx'
import { Progress } from '../../ui/progress.tsx'
import { toast } from '../../ui/toast-store.ts'
import { changeProfile } from '../profile-queries.ts'
import { CropStage } from './crop-stage.tsx'
import { cropOf, nearest, wholeOf, type View } from './crop.ts'
import { messages } from './messages.ts'
import './pictures.css'
import { useUpload } from './use-upload.ts'

/** The server refuses what is narrower than `leastWidth`, and says so. */
const KINDS = {
  avatar: {
    ratio: 1,
    leastWidth: 64,
    set: setAvatar,
    remove: removeAvatar,
    saved: 'savedAvatar',
    removed: 'removedAvatar',
  },
  cover: {
    ratio: 3,
    leastWidth: 600,
    set: setCover,
    remove: removeCover,
    saved: 'savedCover',
    removed: 'removedCover',
  },
} as const

interface PictureDialogProps {
  profile: Profile
  what: keyof typeof KINDS
  onClose: () => void
}

/** A picture is chosen or dropped, sent, and cut; or the one that is there is taken away. */
export function PictureDialog({ profile, what, onClose }: PictureDialogProps) {
  const t = useText(messages)
  const client = useQueryClient()
  const { ratio, leastWidth, set, remove, saved, removed } = KINDS[what]
  const { sending, media, reason, send, reset } = useUpload()
  const [busy, setBusy] = useState<'saving' | 'removing' | null>(null)
  const [failure, setFailure] = useState<string>()
  const hasOne = (what === 'avatar' ? profile.profileUrl : profile.coverUrl) !== null

  async function act(
    kind: NonNullable<typeof busy>,
    pictures: ReturnType<typeof call<typeof set>>,
  ): Promise<void> {
    setBusy(kind)
    setFailure(undefined)
    try {
      changeProfile(client, profile.id, await pictures)
      toast({ title: t(kind === 'saving' ? saved : removed), tone: 'success' })
      onClose()
    } catch (error) {
      setFailure(failureOf(error, t('failed')))
      setBusy(null)
    }
  }
  return (
    <Dialog open onClose={onClose} title={t(what)} description={t(`${what}Text`)}>
      {media === null ? (
        <>
          <Drop sending={sending} onFile={(file) => void send(file)} onCancel={reset} />
          <FieldError role="alert">{reason ?? failure}</FieldError>
          {hasOne && sending === null && (
            <DialogActions>
              <Button busy={busy === 'removing'} onClick={() => void act('removing', call(remove))}>
                {t('remove')}
              </Button>
            </DialogActions>
          )}
        </>
      ) : (
        <Cut
          media={media}
          ratio={ratio}
          maxZoom={nearest(media, ratio, leastWidth)}
          isBusy={busy === 'saving'}
          failure={failure}
          onAnother={reset}
          onSave={(view) =>
            void act('saving', call(set, { body: { mediaId: media.id, crop: cropOf(media, ratio, view) } }))
          }
        />
      )}
    </Dialog>
  )
}

interface DropProps {
  sending: { name: string; percent: number } | null
  onFile: (file: File) => void
  onCancel: () => void
}

function Drop({ sending, onFile, onCancel }: DropProps) {
  const t = useText(messages)
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  return (
    <div
      className="picture-drop"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        const [file] = event.dataTransfer.files
        if (file !== undefined) onFile(file)
      }}
    >
      {sending === null ? (
        <>
          <ImagePlus aria-hidden="true" />
          <Button variant="primary" onClick={() => input.current?.click()}>
            {t('choose')}
          </Button>
          <p className="text-sm">{t('orDrop')}</p>
        </>
      ) : (
        <div className="grid gap-3 w-full max-w-80">
          <p className="wrap-anywhere">{t('uploading', { name: sending.name })}</p>
          <Progress label={t('uploading', { name: sending.name })} value={sending.percent} />
          <Button size="sm" variant="text" onClick={onCancel}>
            {t('cancel')}
          </Button>
        </div>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={IMAGE_TYPES.join(',')}
        aria-label={t('choose')}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          event.currentTarget.value = ''
          if (file !== undefined) onFile(file)
        }}
      />
    </div>
  )
}

interface CutProps {
  media: Media
  ratio: number
  maxZoom: number
  isBusy: boolean
  failure: string | undefined
  onAnother: () => void
  onSave: (view: View) => void
}

function Cut({ media, ratio, maxZoom, isBusy, failure, onAnother, onSave }: CutProps) {
  const t = useText(messages)
  const [view, setView] = useState(() => wholeOf(media))
  const box = useRef<HTMLDivElement>(null)
  // What had the focus is gone with the upload.
  useEffect(() => box.current?.querySelector<HTMLElement>('[tabindex]')?.focus(), [])
  return (
    <div ref={box}>
      <CropStage
        url={media.url}
        size={media}
        ratio={ratio}
        maxZoom={maxZoom}
        view={view}
        onChange={setView}
      />
      <FieldError role="alert">{failure}</FieldError>
      <DialogActions>
        <Button disabled={isBusy} onClick={onAnother}>
          {t('another')}
        </Button>
        <Button variant="primary" busy={isBusy} onClick={() => onSave(view)}>
          {t('save')}
        </Button>
      </DialogActions>
    </div>
  )
}
