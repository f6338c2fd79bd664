import { ChevronDown, ChevronUp } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES, type Language } from '../../../contract/messages.ts'
import { useLanguage, useText } from '../../platform/language.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { messages } from './messages.ts'
import { moveLanguage, toggleLanguage, type Step } from './order-rules.ts'

interface ReadingOrderProps {
  reading: readonly Language[]
  onChange: (reading: Language[]) => void
}

/** The chosen ones in their order, then the others. Boxes and buttons only: nothing has to be dragged. */
export function ReadingOrder({ reading, onChange }: ReadingOrderProps) {
  const t = useText(messages)
  const id = useId()
  const { language: menus } = useLanguage()
  const [told, tell] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const pressed = useRef<string | null>(null)
  // A row that moves in the document loses the focus that is in it.
  useEffect(() => {
    if (pressed.current === null || document.activeElement !== document.body) return
    const control = list.current?.querySelector<HTMLElement>(`[data-control="${pressed.current}"]`)
    control?.focus({ preventScroll: true })
  }, [reading])

  function toggle(language: Language): void {
    pressed.current = `${language} box`
    tell('')
    onChange(toggleLanguage(reading, language))
  }
  function move(language: Language, step: Step): void {
    const order = moveLanguage(reading, language, step)
    const place = order.indexOf(language) + 1
    tell(t('moved', { language: LANGUAGE_NAMES[language], place, count: order.length }))
    if (order.join() === reading.join()) return
    pressed.current = `${language} ${step}`
    onChange(order)
  }

  const rows = [...reading, ...LANGUAGES.filter((language) => !reading.includes(language))]
  return (
    <fieldset className="min-w-0" aria-describedby={`${id}-hint`}>
      <legend className="font-semibold">{t('reading')}</legend>
      <p id={`${id}-hint`} className="mt-0.5 mb-2 text-quiet text-sm">
        {t('readingText')} {reading.length === 0 && t('none')}
      </p>
      <ul ref={list} className="row-list max-w-form">
        {rows.map((language) => {
          const place = reading.indexOf(language)
          const name = LANGUAGE_NAMES[language]
          return (
            <li className="flex items-center min-h-11" key={language}>
              <label className="flex flex-1 items-center gap-3 min-w-0 min-h-11 cursor-pointer">
                <input
                  type="checkbox"
                  className="flex-none size-5 accent-accent cursor-[inherit]"
                  data-control={`${language} box`}
                  checked={place !== -1}
                  onChange={() => toggle(language)}
                />
                <span className="languages-name flex flex-wrap items-baseline gap-x-3 gap-y-0 min-w-0">
                  <span lang={LANGUAGE_TAGS[language]}>{name}</span>
                  {language === menus && <small className="text-quiet text-sm">{t('menus')}</small>}
                </span>
              </label>
              {place !== -1 && reading.length > 1 && (
                <>
                  <IconButton
                    className="aria-disabled:opacity-40 aria-disabled:cursor-default"
                    label={t('moveUp', { language: name })}
                    icon={<ChevronUp />}
                    data-control={`${language} -1`}
                    aria-disabled={place === 0}
                    onClick={() => move(language, -1)}
                  />
                  <IconButton
                    className="aria-disabled:opacity-40 aria-disabled:cursor-default"
                    label={t('moveDown', { language: name })}
                    icon={<ChevronDown />}
                    data-control={`${language} 1`}
                    aria-disabled={place === reading.length - 1}
                    onClick={() => move(language, 1)}
                  />
                </>
              )}
            </li>
          )
        })}
      </ul>
      <p role="status" className="sr-only">
        {told}
      </p>
    </fieldset>
  )
}
