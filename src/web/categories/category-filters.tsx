import { useQuery } from '@tanstack/react-query'
import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES } from '../../contract/messages.ts'
import { useText } from '../platform/language.tsx'
import { ChoiceLinks, type LinkChoice } from '../ui/choice-links.tsx'
import { filterPath, SORTS, type CategoryFilter } from './category-filter.ts'
import { categoryTagsQuery } from './category-queries.ts'
import { messages } from './messages.ts'

const TAGS_SHOWN = 12

interface FilterProps {
  filter: CategoryFilter
}

export function SortTabs({ filter }: FilterProps) {
  const t = useText(messages)
  const choices = SORTS.map((sort) => ({
    to: filterPath({ ...filter, sort }),
    text: t(sort),
    isCurrent: sort === filter.sort,
  }))
  return <ChoiceLinks label={t('sorting')} look="tab" choices={choices} />
}

export function CategoryFilters({ filter }: FilterProps) {
  const t = useText(messages)
  const { data } = useQuery(categoryTagsQuery(filter.category))
  const tags = data?.items.slice(0, TAGS_SHOWN).map(({ tag }) => tag) ?? []
  // One that came by a link stands first even when it is rare.
  const shown = filter.tag === undefined || tags.includes(filter.tag) ? tags : [filter.tag, ...tags]
  const choice = (change: Partial<CategoryFilter>, text: string, isCurrent: boolean): LinkChoice => ({
    to: filterPath({ ...filter, ...change }),
    text,
    isCurrent,
  })
  const languages = [
    choice({ language: undefined }, t('allLanguages'), filter.language === undefined),
    ...LANGUAGES.map((language) => ({
      ...choice({ language }, LANGUAGE_NAMES[language], language === filter.language),
      lang: LANGUAGE_TAGS[language],
    })),
  ]
  const ofTags = [
    ...(filter.category === undefined
      ? []
      : [choice({ tag: undefined }, t('allTags'), filter.tag === undefined)]),
    ...shown.map((tag) => choice({ tag }, `#${tag}`, tag === filter.tag)),
  ]
  return (
    <div className="category-filters grid grid-cols-1 content-start gap-2 pt-3 lg:[grid-area:1/2/3] lg:gap-0 lg:pt-0">
      <FilterGroup title={t('language')} choices={languages} />
      {shown.length > 0 && <FilterGroup title={t('tags')} choices={ofTags} />}
    </div>
  )
}

function FilterGroup({ title, choices }: { title: string; choices: LinkChoice[] }) {
  return (
    <>
      <p className="max-lg:hidden mt-3 mb-2 font-bold" aria-hidden="true">
        {title}
      </p>
      <ChoiceLinks label={title} look="chip" choices={choices} />
    </>
  )
}
