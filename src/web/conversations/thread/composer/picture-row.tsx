import { X } from 'lucide-react'
import { MESSAGE_PICTURES_MAX, PICTURE_ALT_MAX } from '../../../../contract/conversations.ts'
import { useText } from '../../../platform/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { messages } from './messages.ts'
import type { usePictures } from './use-pictures.ts'

/** What was chosen, how far it is, and what it shows in words. */
export function PictureRow({ chosen }: { chosen: ReturnType<typeof usePictures> }) {
  const t = useText(messages)
  const { pictures, hasTooMany, remove, describe, retry } = chosen
  return (
    <>
      {pictures.length > 0 && (
        <ul className="composer-pictures">
          {pictures.map((picture, index) => {
            const { key, file, preview, alt, progress, media, reason, isCutOff } = picture
            const number = index + 1
            const isLater = isCutOff && !navigator.onLine
            return (
              <li key={key} className="composer-picture">
                <img src={preview} alt="" width={96} height={96} />
                <IconButton
                  className="composer-remove"
                  label={t('removePhoto', { number })}
                  icon={<X />}
                  onClick={() => remove(key)}
                />
                {media === null && reason === null && (
                  <Progress label={t('uploading', { name: file.name })} value={Math.round(progress * 100)} />
                )}
                {isLater && (
                  <p role="status" className="text-xs text-quiet">
                    {t('uploadsLater')}
                  </p>
                )}
                {reason !== null && !isLater && (
                  <>
                    <FieldError role="alert">{reason}</FieldError>
                    <Button size="sm" variant="text" onClick={() => retry(picture)}>
                      {t('retry')}
                    </Button>
                  </>
                )}
                <input
                  className="composer-alt"
                  aria-label={t('alt', { number })}
                  placeholder={t('altHint')}
                  maxLength={PICTURE_ALT_MAX}
                  value={alt}
                  onChange={(event) => describe(key, event.target.value)}
                />
              </li>
            )
          })}
        </ul>
      )}
      <FieldError role="alert">
        {hasTooMany ? t('mostPhotos', { max: MESSAGE_PICTURES_MAX }) : undefined}
      </FieldError>
    </>
  )
}
