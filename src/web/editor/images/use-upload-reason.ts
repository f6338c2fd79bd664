import { useCallback } from 'react'
import { IMAGE_BYTES } from '../../../contract/limits.ts'
import { serverMessageOf } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { messages } from './messages.ts'
import { UnfitImage } from './upload-image.ts'

/** Why a picture did not arrive, in words. */
export function useUploadReason(): (error: unknown) => string {
  const t = useText(messages)
  return useCallback(
    (error: unknown) => {
      if (error instanceof UnfitImage) return t(error.reason, { megabytes: IMAGE_BYTES / 1024 / 1024 })
      return serverMessageOf(error) ?? t('notReached')
    },
    [t],
  )
}
