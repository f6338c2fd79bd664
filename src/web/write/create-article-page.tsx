import { PenLine } from 'lucide-react'
import type { Article } from '../../contract/articles.ts'
import type { Language } from '../../contract/messages.ts'
import { useIsMember } from '../auth/public.ts'
import { hasDeviceDraft } from '../editor/public.ts'
import { deferHydration } from '../platform/deferred-hydration.tsx'
import { useHead } from '../platform/head.tsx'
import { useLanguage, useText } from '../platform/language.tsx'
import { usePlace } from '../platform/link.tsx'
import { NotFoundPage } from '../platform/not-found.tsx'
import { SignInWall } from '../sign-in-wall/public.ts'
import { LinkButton } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { ArticleForm } from './article-form.tsx'
import { emptyValues, valuesOf, type ArticleValues } from './article-values.ts'
import { FormSkeleton } from './form-skeleton.tsx'
import { isOpenFor } from './is-open-for.ts'
import { messages } from './messages.ts'
import { draftKeyOf, readMode, type Mode } from './mode.ts'
import { useModeTitle } from './use-mode-title.ts'
import { useSource } from './use-source.ts'
import './write.css'
import './write-parts.css'

const LanguageChoice = deferHydration(async () => (await import('./language-choice.tsx')).LanguageChoice)

/** /create-article: a new article, an edit, a suggestion or a translation. */
export function CreateArticlePage() {
  const { query } = usePlace()
  const isMember = useIsMember()
  const mode = readMode(query)
  if (mode === null) return <NotFoundPage />
  if (!isMember) return <WriteWall mode={mode} />
  return <Writing key={draftKeyOf(mode)} mode={mode} />
}

function WriteWall({ mode }: { mode: Mode }) {
  const t = useText(messages)
  useHead({ title: t('newTitle'), description: t('description'), isIndexable: false })
  const draft = { kind: 'article', key: draftKeyOf(mode) } as const
  return <SignInWall kind="write" icon={<PenLine />} hasDraft={() => hasDeviceDraft(draft)} />
}

function Writing({ mode }: { mode: Mode }) {
  const t = useText(messages)
  const { language } = useLanguage()
  const source = useSource(mode, true)
  const title = useModeTitle(mode)
  useHead({ title, description: t('description'), isIndexable: false })
  if (source.state === 'missing') return <NotFoundPage />
  if (source.state === 'failed') return <LoadFailed title={t('loadFailed')} retry={source.retry} />
  if (source.state === 'loading') return <FormSkeleton />
  if (source.state === 'foreign')
    return (
      <EmptyState
        title={t('mayNotEdit')}
        text={t('mayNotEditText')}
        action={
          mode.kind !== 'new' && (
            <LinkButton to={`/create-article?suggest=${mode.id}`} variant="primary">
              {t('suggestTitle')}
            </LinkButton>
          )
        }
      />
    )
  const { article, invited } = source
  if (mode.kind === 'translate' && article !== null && !isOpenFor(article, mode.to))
    return <LanguageChoice article={article} />
  return (
    <ArticleForm
      title={title}
      mode={mode}
      article={article}
      invited={invited}
      initial={initialValues(mode, article, invited, language)}
    />
  )
}

function initialValues(
  mode: Mode,
  article: Article | null,
  invited: string[],
  language: Language,
): ArticleValues {
  if (mode.kind === 'new') {
    const values = emptyValues(language)
    return mode.category === null ? values : { ...values, categories: [mode.category] }
  }
  if (article === null) return emptyValues(language)
  if (mode.kind !== 'translate') return valuesOf(article, invited)
  return {
    ...emptyValues(mode.to ?? language),
    isLanguageChosen: true,
    baseRevisionId: article.revisionId,
  }
}
