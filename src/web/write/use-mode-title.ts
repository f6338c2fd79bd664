import { LANGUAGE_NAMES } from '../../contract/messages.ts'
import { useText } from '../platform/language.tsx'
import { messages } from './messages.ts'
import type { Mode } from './mode.ts'

export function useModeTitle(mode: Mode): string {
  const t = useText(messages)
  if (mode.kind !== 'translate') return t(`${mode.kind}Title`)
  return mode.to === null ? t('chooseLanguage') : t('translateTitle', { language: LANGUAGE_NAMES[mode.to] })
}
