import { useId } from 'react'
import type { LeavingChoice } from '../../contract/leaving.ts'
import { useText } from '../platform/language.tsx'
import { messages } from './dialog-messages.ts'

const CHOICES = [
  { choice: 'everything', label: 'everything', text: 'everythingText' },
  { choice: 'keep-articles', label: 'keepArticles', text: 'keepArticlesText' },
] as const

interface LeavingChoicesProps {
  choice: LeavingChoice
  onChoose: (choice: LeavingChoice) => void
}

/** Both choices of what becomes of the articles, and what stays either way. */
export function LeavingChoices({ choice: chosen, onChoose }: LeavingChoicesProps) {
  const t = useText(messages)
  const name = useId()
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold">{t('choose')}</legend>
      {CHOICES.map(({ choice, label, text }) => (
        <label key={choice} className="choice flex w-full">
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={choice === chosen}
            onChange={() => onChoose(choice)}
            aria-describedby={`${name}-${choice}`}
          />
          <span className="grid gap-0.5 text-start whitespace-normal">
            <span className="font-semibold">{t(label)}</span>
            <span id={`${name}-${choice}`} className="text-sm font-normal text-quiet">
              {t(text)}
            </span>
          </span>
        </label>
      ))}
      <p className="text-sm text-quiet text-pretty">{t('stays')}</p>
    </fieldset>
  )
}
