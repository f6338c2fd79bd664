import { useEffect } from 'react'
import { useText } from '../../platform/language.tsx'
import { TagsField } from '../../write/public.ts'
import { useFocusHeir } from '../use-focus-heir.ts'
import { TAG_BUTTON_ID } from './tag-button.ts'
import { messages } from './tag-messages.ts'

const FIELD_ID = 'question-tag'

/** One tag, among those that are known. */
export function TagSearch({ onChoose }: { onChoose: (tag: string) => void }) {
  const t = useText(messages)
  useEffect(() => document.getElementById(FIELD_ID)?.focus(), [])
  const ref = useFocusHeir<HTMLDivElement>(TAG_BUTTON_ID)
  return (
    <div ref={ref} className="mt-3">
      <TagsField
        id={FIELD_ID}
        search={{ label: t('tag'), hint: t('tagHint') }}
        value={[]}
        onChange={([tag]) => tag !== undefined && onChoose(tag)}
        error={undefined}
      />
    </div>
  )
}
