import { useLayoutEffect, useRef } from 'react'
import { TITLE_MAX } from '../../../contract/limits.ts'
import { useIsHydrated } from '../../platform/hydrated.ts'
import { useText } from '../../platform/language.tsx'
import { describedBy, FieldFrame } from '../../ui/field.tsx'
import { toOneLine } from '../../ui/one-line.ts'
import { messages } from './title-messages.ts'

interface TitleFieldProps {
  value: string
  onChange: (title: string) => void
  /** Enter leads on to the text. */
  onEnter: () => void
  lang: string
  /** What it is a translation of. */
  original: string | undefined
  error: string | undefined
}

const NEARLY_FULL = 30

/** As large as it will stand above the article; a long one takes a second line. */
export function TitleField({ value, onChange, onEnter, lang, original, error: refused }: TitleFieldProps) {
  const t = useText(messages)
  const isAlive = useIsHydrated()
  const area = useRef<HTMLTextAreaElement>(null)
  const left = TITLE_MAX - value.length
  // Too long is told as the mistake it is, and once: the number says more than the limit.
  const error = left < 0 ? t('charactersOver', { count: -left }) : refused
  const hint = left < 0 || left > NEARLY_FULL ? undefined : t('charactersLeft', { count: left })
  useLayoutEffect(() => grow(area.current), [value])
  return (
    <FieldFrame id="write-title" label={t('title')} hint={hint} error={error}>
      <textarea
        ref={area}
        id="write-title"
        name="title"
        rows={1}
        className="write-title"
        lang={lang}
        value={value}
        placeholder={original ?? t('titlePlaceholder')}
        readOnly={!isAlive}
        {...describedBy('write-title', { hint, error })}
        onChange={(event) => onChange(toOneLine(event.currentTarget.value))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
          event.preventDefault()
          onEnter()
        }}
      />
    </FieldFrame>
  )
}

function grow(area: HTMLTextAreaElement | null): void {
  if (area === null || CSS.supports('field-sizing', 'content')) return
  area.style.height = 'auto'
  area.style.height = `${area.scrollHeight}px`
}
