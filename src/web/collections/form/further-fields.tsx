import { useState } from 'react'
import { COLLECTION_EDITING, LICENCE_NAMES, LICENCES } from '../../../contract/collection-rules.ts'
import { useText } from '../../platform/language.tsx'
import { ChoiceChips } from '../../ui/choice-chips.tsx'
import { FieldError } from '../../ui/field.tsx'
import { Switch } from '../../ui/switch.tsx'
import { ChoiceFrame, TagsField } from '../../write/public.ts'
import type { FieldsProps } from './detail-fields.tsx'
import { messages } from './messages.ts'

/** What most leave as it is: folded away, open where something in it is wrong. */
export function FurtherFields({ prefix, form: { values, change, errors } }: FieldsProps) {
  const t = useText(messages)
  const isWrong = [errors.editing, errors.licence, errors.tags, errors.isNsfw].some(
    (error) => error !== undefined,
  )
  const [wasWrong, setWasWrong] = useState(isWrong)
  const [isOpen, setOpen] = useState(isWrong)
  // Opened by a fault; whoever corrects it goes on where they are.
  if (wasWrong !== isWrong) {
    setWasWrong(isWrong)
    if (isWrong) setOpen(true)
  }
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="min-h-11 py-2.5 font-semibold cursor-pointer">{t('more')}</summary>
      <div className="grid grid-cols-1 gap-6 pt-3">
        <ChoiceFrame
          id={`${prefix}-editing`}
          label={t('editing')}
          hint={t('editingHint')}
          error={errors.editing}
        >
          <ChoiceChips
            choices={COLLECTION_EDITING.map((editing) => ({ value: editing, label: t(editing) }))}
            value={values.editing}
            onChange={(editing) => change({ editing }, 'editing')}
          />
        </ChoiceFrame>
        <ChoiceFrame
          id={`${prefix}-licence`}
          label={t('licence')}
          hint={t('licenceHint')}
          error={errors.licence}
        >
          <ChoiceChips
            choices={LICENCES.map((licence) => ({ value: licence, label: LICENCE_NAMES[licence] }))}
            value={values.licence}
            onChange={(licence) => change({ licence }, 'licence')}
          />
        </ChoiceFrame>
        <TagsField
          id={`${prefix}-tags`}
          value={values.tags}
          onChange={(tags) => change({ tags }, 'tags')}
          error={errors.tags}
        />
        <div id={`${prefix}-isNsfw`} className="field">
          <Switch
            label={t('nsfw')}
            description={t('nsfwText')}
            checked={values.isNsfw}
            onChange={(isNsfw) => change({ isNsfw }, 'isNsfw')}
          />
          <FieldError role="alert">{errors.isNsfw}</FieldError>
        </div>
      </div>
    </details>
  )
}
