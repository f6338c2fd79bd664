import type { Article } from '../../contract/articles.ts'
import type { Language } from '../../contract/messages.ts'
import { PictureField } from '../editor/public.ts'
import { useText } from '../platform/language.tsx'
import { Switch } from '../ui/switch.tsx'
import type { ArticleValues } from './article-values.ts'
import type { FieldName } from './check-article.ts'
import { CategoryField } from './fields/category-field.tsx'
import { CoAuthorsField } from './fields/co-authors-field.tsx'
import { LanguageField } from './fields/language-field.tsx'
import { messages as fieldMessages } from './fields/messages.ts'
import { SeriesField } from './fields/series-field.tsx'
import { SummaryField } from './fields/summary-field.tsx'
import { TagsField } from './fields/tags-field.tsx'
import { messages } from './messages.ts'
import type { Mode } from './mode.ts'

interface DetailsProps {
  mode: Mode['kind']
  article: Article | null
  values: ArticleValues
  language: Language
  isDetected: boolean
  invited: string[]
  errors: Partial<Record<FieldName, string>>
  change: (changed: Partial<ArticleValues>, field?: FieldName) => void
}

/** Everything about the text that is not the text; each way of writing asks for its own. */
export function Details(props: DetailsProps) {
  const { mode, article, values, language, isDetected, invited, errors, change } = props
  const t = useText(messages)
  const fields = useText(fieldMessages)
  const isWhole = mode === 'new' || mode === 'edit'
  // Categories belong to the whole group, so a translation takes them from its original.
  const isOriginal = article === null || article.original === null
  const { thumbnailId, thumbnailUrl } = values
  const picture =
    thumbnailId === null || thumbnailUrl === null ? null : { id: thumbnailId, url: thumbnailUrl }
  return (
    <section
      className="write-details grid gap-x-14 gap-y-10 pt-12 border-t border-line lg:grid-cols-2 lg:items-start"
      aria-labelledby="write-details"
    >
      <h2 className="font-read text-2xl font-bold lg:col-span-full" id="write-details">
        {t('details')}
      </h2>
      {isWhole && isOriginal && (
        <CategoryField
          value={values.categories}
          onChange={(categories) => change({ categories }, 'categories')}
          error={errors.categories}
        />
      )}
      {isWhole && (
        <PictureField
          id="write-thumbnailId"
          label={fields('thumbnail')}
          hint={fields('thumbnailHint')}
          value={picture}
          onChange={(next) =>
            change({ thumbnailId: next?.id ?? null, thumbnailUrl: next?.url ?? null }, 'thumbnailId')
          }
          error={errors.thumbnailId}
        />
      )}
      {mode === 'new' && (
        <LanguageField
          value={language}
          isDetected={isDetected}
          onChange={(next) => change({ language: next, isLanguageChosen: true }, 'language')}
          error={errors.language}
        />
      )}
      <TagsField value={values.tags} onChange={(tags) => change({ tags }, 'tags')} error={errors.tags} />
      {isWhole && (
        <CoAuthorsField
          value={values.coAuthors}
          invited={invited}
          onChange={(coAuthors) => change({ coAuthors }, 'coAuthors')}
          error={errors.coAuthors}
        />
      )}
      {isWhole && isOriginal && (
        <SeriesField
          article={article}
          value={values.series}
          onChange={(series) => change({ series }, 'series')}
          error={errors.series}
        />
      )}
      {mode === 'edit' && (
        <SummaryField
          hint={fields('summaryHint')}
          value={values.summary}
          onChange={(summary) => change({ summary }, 'summary')}
          error={errors.summary}
        />
      )}
      {mode === 'edit' && (
        <Switch
          label={fields('minor')}
          description={fields('minorText')}
          checked={values.isMinor}
          onChange={(isMinor) => change({ isMinor })}
        />
      )}
      {mode === 'edit' && isBehind(article) && (
        <Switch
          label={fields('follows')}
          description={fields('followsText')}
          checked={values.followsOriginal}
          onChange={(followsOriginal) => change({ followsOriginal })}
        />
      )}
    </section>
  )
}

function isBehind(article: Article | null): boolean {
  const original = article?.original ?? null
  return original !== null && original.translatedRevisionId !== original.revisionId
}
