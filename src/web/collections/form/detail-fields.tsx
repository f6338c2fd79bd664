import { CATEGORIES } from '../../../contract/categories.ts'
import { COLLECTION_DESCRIPTION_MAX, COLLECTION_TITLE_MAX } from '../../../contract/collection-rules.ts'
import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES } from '../../../contract/messages.ts'
import { CATEGORY_ICONS, useCategoryName } from '../../categories/public.ts'
import { useText } from '../../platform/language.tsx'
import { ChoiceChips } from '../../ui/choice-chips.tsx'
import { describedBy, Field, FieldFrame } from '../../ui/field.tsx'
import { toOneLine } from '../../ui/one-line.ts'
import { ChoiceFrame } from '../../write/public.ts'
import { messages } from './messages.ts'
import type { CollectionFormState } from './use-collection-form.ts'

export interface FieldsProps {
  /** Stands before the fields' ids. */
  prefix: string
  form: Pick<CollectionFormState, 'values' | 'change' | 'errors'>
}

/** What it is about. */
export function DetailFields({ prefix, form: { values, change, errors } }: FieldsProps) {
  const t = useText(messages)
  const nameOf = useCategoryName()
  const lang = LANGUAGE_TAGS[values.language]
  const description = { error: errors.description, hint: t('descriptionHint') }
  return (
    <>
      <Field
        id={`${prefix}-title`}
        name="title"
        label={t('title')}
        placeholder={t('titlePlaceholder')}
        value={values.title}
        lang={lang}
        dir="auto"
        autoComplete="off"
        maxLength={COLLECTION_TITLE_MAX}
        required
        error={errors.title}
        onChange={(event) => change({ title: toOneLine(event.currentTarget.value) }, 'title')}
      />
      <FieldFrame id={`${prefix}-description`} label={t('description')} {...description}>
        <textarea
          id={`${prefix}-description`}
          className="input resize-y"
          rows={3}
          lang={lang}
          dir="auto"
          maxLength={COLLECTION_DESCRIPTION_MAX}
          value={values.description}
          onChange={(event) => change({ description: event.currentTarget.value }, 'description')}
          {...describedBy(`${prefix}-description`, description)}
        />
      </FieldFrame>
      <ChoiceFrame
        id={`${prefix}-category`}
        label={t('category')}
        hint={t('categoryHint')}
        error={errors.category}
      >
        <ChoiceChips
          choices={CATEGORIES.map((category) => {
            const Icon = CATEGORY_ICONS[category]
            return {
              value: category,
              label: nameOf(category),
              icon: <Icon aria-hidden="true" />,
              className: `c-${category}`,
            }
          })}
          value={values.category}
          onChange={(category) => change({ category }, 'category')}
        />
      </ChoiceFrame>
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
    </>
  )
}
