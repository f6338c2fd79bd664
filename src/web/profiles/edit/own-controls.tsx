import { Camera, ImageUp, Pencil } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Profile } from '../../../contract/profiles.ts'
import { useText } from '../../platform/language.tsx'
import { lazyComponent } from '../../platform/lazy-component.ts'
import { Button } from '../../ui/button.tsx'
import { messages } from './messages.ts'

const EditDialog = lazyComponent(async () => (await import('./edit-dialog.tsx')).EditDialog)
const PictureDialog = lazyComponent(
  async () => (await import('../pictures/picture-dialog.tsx')).PictureDialog,
)

export function EditButton({ profile }: { profile: Profile }) {
  const t = useText(messages)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="primary" className="flex-1" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Pencil />
        {t('edit')}
      </Button>
      {isOpen && (
        <Suspense>
          <EditDialog profile={profile} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

interface PictureButtonProps {
  profile: Profile
  what: 'avatar' | 'cover'
}

/** Stands on the picture that it changes. */
export function PictureButton({ profile, what }: PictureButtonProps) {
  const t = useText(messages)
  const [isOpen, setOpen] = useState(false)
  const label = t(what === 'avatar' ? 'changeAvatar' : 'changeCover')
  return (
    <>
      <button
        type="button"
        className={
          what === 'avatar'
            ? 'absolute right-0 bottom-0 grid place-items-center size-10 rounded-full bg-shade-deep text-on-shade icons-5'
            : 'absolute right-0 -top-14 z-1 inline-flex items-center gap-2 min-h-10 px-3 rounded-control bg-shade-deep text-on-shade text-sm font-semibold icons-4.5'
        }
        aria-label={label}
        aria-haspopup="dialog"
        data-tooltip={what === 'avatar' ? label : undefined}
        onClick={() => setOpen(true)}
      >
        {what === 'avatar' ? <Camera /> : <ImageUp />}
        {what === 'cover' && <span aria-hidden="true">{t('cover')}</span>}
      </button>
      {isOpen && (
        <Suspense>
          <PictureDialog profile={profile} what={what} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
