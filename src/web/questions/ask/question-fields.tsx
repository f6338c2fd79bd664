import { CATEGORIES } from '../../../contract/categories.ts'
import { TITLE_MAX } from '../../../contract/limits.ts'
import { LANGUAGE_TAGS } from '../../../contract/messages.ts'
import { QUESTION_TITLE_MIN } from '../../../contract/question-rules.ts'
import { CATEGORY_ICONS, useCategoryName } from '../../categories/public.ts'
import { useIsHydrated } from '../../platform/hydrated.ts'
import { useText } from '../../platform/language.tsx'
import { ChoiceChips } from '../../ui/choice-chips.tsx'
import { focusField } from '../../ui/error-summary.tsx'
import { Field } from '../../ui/field.tsx'
import { toOneLine } from '../../ui/one-line.ts'
import { ChoiceFrame } from '../../write/public.ts'
import { messages } from './messages.ts'
import type { QuestionFormState } from './use-question-form.ts'

export interface FieldsProps {
  /** Stands before the fields' ids. */
  prefix: string
  form: Pick<QuestionFormState, 'values' | 'change' | 'errors'>
}

const NEAR_END = 30

export function TitleField({ prefix, form: { values, change, errors } }: FieldsProps) {
  const t = useText(messages)
  const isAlive = useIsHydrated()
  const left = TITLE_MAX - values.title.trim().length
  return (
    <Field
      id={`${prefix}-title`}
      name="title"
      label={t('title')}
      placeholder={t('titlePlaceholder')}
      value={values.title}
      lang={LANGUAGE_TAGS[values.language]}
      dir="auto"
      autoComplete="off"
      required
      readOnly={!isAlive}
      hint={
        left >= 0 && left <= NEAR_END
          ? t('charactersLeft', { count: left })
          : t('titleHint', { min: QUESTION_TITLE_MIN, max: TITLE_MAX })
      }
      error={left < 0 ? t('titleLong', { max: TITLE_MAX }) : errors.title}
      onChange={(event) => change({ title: toOneLine(event.currentTarget.value) }, 'title')}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
        // It leads on to the text; Ctrl+Enter sends.
        event.preventDefault()
        focusField(prefix, 'content')
      }}
    />
  )
}

export function CategoryField({ prefix, form: { values, change, errors } }: FieldsProps) {
  const t = useText(messages)
  const nameOf = useCategoryName()
  return (
    <ChoiceFrame
      id={`${prefix}-category`}
      label={t('category')}
      hint={t('categoryHint')}
      error={errors.category}
    >
      <ChoiceChips
        className="write-categories"
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
  )
}
