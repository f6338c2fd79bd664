import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES } from '../../../contract/messages.ts'
import { useText } from '../../platform/language.tsx'
import { ChoiceChips } from '../../ui/choice-chips.tsx'
import { FieldError } from '../../ui/field.tsx'
import { Switch } from '../../ui/switch.tsx'
import { ChoiceFrame, TagsField } from '../../write/public.ts'
import { messages } from './folded-messages.ts'
import type { FieldsProps } from './question-fields.tsx'

/** Tags, language and the mark of adult content. */
export function FoldedFields({ prefix, form: { values, change, errors } }: FieldsProps) {
  const t = useText(messages)
  return (
    <div className="grid grid-cols-1 gap-6 pt-3">
      <TagsField
        id={`${prefix}-tags`}
        value={values.tags}
        onChange={(tags) => change({ tags }, 'tags')}
        error={errors.tags}
      />
      <ChoiceFrame
        id={`${prefix}-language`}
        label={t('language')}
        hint={t('languageHint')}
        error={errors.language}
      >
        <ChoiceChips
          choices={LANGUAGES.map((language) => ({
            value: language,
            label: LANGUAGE_NAMES[language],
            lang: LANGUAGE_TAGS[language],
          }))}
          value={values.language}
          onChange={(language) => change({ language, isLanguageChosen: true }, 'language')}
        />
      </ChoiceFrame>
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
  )
}
