import { ImageOff } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useText } from '../../platform/language.tsx'
import { lazyComponent } from '../../platform/lazy-component.ts'
import { messages } from './messages.ts'

const PictureView = lazyComponent(async () => (await import('./picture-view.tsx')).PictureView)

export interface ShownPicture {
  id: number
  /** Null: not to be loaded yet. */
  url: string | null
  width: number
  height: number
  placeholder: string
  alt: string
}

/** Up to four pictures; one alone keeps its own shape. */
export function PictureGrid({ pictures }: { pictures: readonly ShownPicture[] }) {
  const t = useText(messages)
  const [openId, setOpenId] = useState<number | null>(null)
  const open = pictures.find(({ id }) => id === openId)
  if (pictures.length === 0) return null
  return (
    <div className="thread-pictures" data-count={pictures.length}>
      {pictures.map(({ id, url, width, height, placeholder, alt }) =>
        url === null ? (
          <p key={id} className="thread-unseen">
            <ImageOff aria-hidden="true" />
            {t('hiddenPhoto')}
          </p>
        ) : (
          <button
            key={id}
            type="button"
            className="thread-picture"
            aria-haspopup="dialog"
            aria-label={alt === '' ? t('openPhoto') : t('openPhotoOf', { alt })}
            onClick={() => setOpenId(id)}
          >
            {placeholder !== '' && <img className="thread-blur" src={placeholder} alt="" />}
            <img src={url} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
          </button>
        ),
      )}
      {open !== undefined && open.url !== null && (
        <Suspense>
          <PictureView picture={{ ...open, url: open.url }} onClose={() => setOpenId(null)} />
        </Suspense>
      )}
    </div>
  )
}
