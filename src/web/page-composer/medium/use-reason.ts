import { useCallback } from 'react'
import { IMAGE_BYTES, VIDEO_BYTES, VIDEO_SECONDS } from '../../../contract/limits.ts'
import { ApiError } from '../../platform/api.ts'
import { useLanguage, useText } from '../../platform/language.tsx'
import { formatBytes } from './format-bytes.ts'
import { messages } from './reason-messages.ts'
import { UnfitMedium } from './upload-medium.ts'

/** Said when somebody in between answers without words of its own. */
const BY_STATUS: Record<number, 'tooLarge' | 'tooOften' | 'noRoom'> = {
  413: 'tooLarge',
  429: 'tooOften',
  503: 'noRoom',
  507: 'noRoom',
}

/** Why a medium did not arrive, in words. */
export function useReason(): (error: unknown) => string {
  const t = useText(messages)
  const { language } = useLanguage()
  return useCallback(
    (error: unknown) => {
      if (error instanceof UnfitMedium) {
        const most = error.reason === 'imageTooLarge' ? IMAGE_BYTES : VIDEO_BYTES
        return t(error.reason, {
          size: formatBytes(error.bytes, language),
          most: formatBytes(most, language),
          minutes: VIDEO_SECONDS / 60,
        })
      }
      if (!(error instanceof ApiError)) return t(navigator.onLine ? 'notReached' : 'offline')
      return error.serverMessage ?? t(BY_STATUS[error.status] ?? 'notReached')
    },
    [t, language],
  )
}
