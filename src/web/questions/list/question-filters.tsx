import type { ReactNode } from 'react'
import { CATEGORIES } from '../../../contract/categories.ts'
import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES } from '../../../contract/messages.ts'
import { QUESTION_TABS } from '../../../contract/question-rules.ts'
import { useCategoryName } from '../../categories/public.ts'
import { useText } from '../../platform/language.tsx'
import { ChoiceLinks, type LinkChoice } from '../../ui/choice-links.tsx'
import { messages } from './messages.ts'
import { filterPath } from './filter-path.ts'
import type { QuestionFilter } from './question-filter.ts'
import { TagChoice } from './tag-choice.tsx'

interface FilterProps {
  filter: QuestionFilter
}

export function QuestionTabs({ filter }: FilterProps) {
  const t = useText(messages)
  const choices = QUESTION_TABS.map((tab) => ({
    to: filterPath({ ...filter, tab }),
    text: t(tab),
    isCurrent: tab === filter.tab,
  }))
  return <ChoiceLinks label={t('tabs')} look="tab" choices={choices} />
}

/** Tag, category and language. */
export function QuestionFilters({ filter }: FilterProps) {
  const t = useText(messages)
  const nameOf = useCategoryName()
  const choice = (change: Partial<QuestionFilter>, text: string, isCurrent: boolean): LinkChoice => ({
    to: filterPath({ ...filter, ...change }),
    text,
    isCurrent,
  })
  const { tag } = filter
  return (
    <div className="grid grid-cols-1 content-start gap-2 pt-3 lg:gap-0 lg:pt-0">
      <FilterGroup
        title={t('tag')}
        choices={
          tag === undefined
            ? []
            : [choice({ tag: undefined }, t('allTags'), false), choice({}, `#${tag}`, true)]
        }
      >
        <TagChoice filter={filter} />
      </FilterGroup>
      <FilterGroup
        title={t('category')}
        choices={[
          choice({ category: undefined }, t('allCategories'), filter.category === undefined),
          ...CATEGORIES.map((category) =>
            choice({ category }, nameOf(category), category === filter.category),
          ),
        ]}
      />
      <FilterGroup
        title={t('language')}
        choices={[
          choice({ lang: undefined }, t('allLanguages'), filter.lang === undefined),
          ...LANGUAGES.map((lang) => ({
            ...choice({ lang }, LANGUAGE_NAMES[lang], lang === filter.lang),
            lang: LANGUAGE_TAGS[lang],
          })),
        ]}
      />
    </div>
  )
}

interface GroupProps {
  title: string
  choices: LinkChoice[]
  children?: ReactNode
}

function FilterGroup({ title, choices, children }: GroupProps) {
  return (
    <div className="min-w-0">
      <p className="max-lg:hidden mt-3 mb-2 font-bold" aria-hidden="true">
        {title}
      </p>
      {choices.length > 0 && <ChoiceLinks label={title} look="chip" choices={choices} />}
      {children}
    </div>
  )
}
