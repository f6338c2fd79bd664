import { X } from 'lucide-react'
import { useText } from '../../platform/language.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { messages } from './messages.ts'

interface PictureViewProps {
  picture: { url: string; alt: string; width: number; height: number }
  onClose: () => void
}

/** A picture on the whole screen. A press beside it, Esc or the cross closes it. */
export function PictureView({ picture: { url, alt, width, height }, onClose }: PictureViewProps) {
  const t = useText(messages)
  return (
    <Modal
      className="thread-lightbox"
      aria-label={alt === '' ? t('photo') : alt}
      onClose={onClose}
      // It is as large as the screen: what lies beside the picture is still the dialog.
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <figure className="thread-large">
        <img
          className="w-auto max-w-full max-h-full min-h-0 object-contain rounded-control cursor-default pointer-events-auto"
          src={url}
          alt={alt}
          width={width}
          height={height}
        />
        {alt !== '' && (
          <figcaption
            className="max-w-measure max-h-[6lh] overflow-y-auto text-on-shade text-center pointer-events-auto"
            dir="auto"
            aria-hidden="true"
          >
            {alt}
          </figcaption>
        )}
      </figure>
      <IconButton
        className="absolute top-2 right-2 text-on-shade"
        label={t('closePhoto')}
        icon={<X />}
        onClick={onClose}
      />
    </Modal>
  )
}
