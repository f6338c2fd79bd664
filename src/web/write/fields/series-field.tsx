import { useQuery } from '@tanstack/react-query'
import { useId, useState, type KeyboardEvent } from 'react'
import type { Article } from '../../../contract/articles.ts'
import type { ResponseOf } from '../../../contract/endpoint.ts'
import { SERIES_MAX } from '../../../contract/limits.ts'
import { listMySeries } from '../../../contract/series.ts'
import { useUser } from '../../auth/public.ts'
import { addressOf } from '../../platform/api.ts'
import { useIsHydrated } from '../../platform/hydrated.ts'
import { useText } from '../../platform/language.tsx'
import { describedBy, FieldFrame } from '../../ui/field.tsx'
import { messages } from './messages.ts'
import { SuggestionList } from './suggestion-list.tsx'

type Own = ResponseOf<typeof listMySeries>['items'][number]

interface SeriesFieldProps {
  /** Null for one that is new. */
  article: Article | null
  /** Null as long as nobody has touched it: then it stays what it is. */
  value: string | null
  onChange: (title: string) => void
  error: string | undefined
}

const SHOWN = 6
const fold = (title: string): string => title.trim().toLowerCase()

/** Which articles it belongs to; any of one's own can be chosen, another title begins a new one. */
export function SeriesField({ article, value, onChange, error }: SeriesFieldProps) {
  const t = useText(messages)
  const { user } = useUser()
  const { data } = useQuery<ResponseOf<typeof listMySeries>>({
    queryKey: [addressOf(listMySeries)],
    meta: { holds: ['own-series'] },
    enabled: user !== null,
    // The article before this one may have begun a series.
    refetchOnMount: 'always',
  })
  if (article !== null && article.authorId !== user?.id) return null
  const own = data?.items ?? []
  const before = own.find(({ parts }) => parts.some(({ id }) => id === article?.id))
  const typed = value ?? before?.title ?? ''
  const same = own.find(({ title }) => fold(title) === fold(typed))
  const at = same?.parts.findIndex(({ id }) => id === article?.id) ?? -1
  const hint =
    same === undefined
      ? t('seriesHint')
      : at === -1
        ? t('seriesBecomes', { number: same.parts.length + 1 })
        : t('seriesIs', { number: at + 1 })
  return <SeriesInput own={own} typed={typed} hint={hint} onChange={onChange} error={error} />
}

interface SeriesInputProps {
  own: Own[]
  typed: string
  hint: string
  onChange: (title: string) => void
  error: string | undefined
}

function SeriesInput({ own, typed, hint, onChange, error }: SeriesInputProps) {
  const t = useText(messages)
  const listId = useId()
  const isAlive = useIsHydrated()
  const [isWanted, setWanted] = useState(false)
  const [active, setActive] = useState(-1)
  const fitting = own
    .filter(({ title }) => fold(title).includes(fold(typed)) && fold(title) !== fold(typed))
    .slice(0, SHOWN)
    .map(({ title, parts }) => ({ value: title, articles: parts.length }))
  const suggestions = isWanted ? fitting : []
  const isOpen = suggestions.length > 0

  function choose(title: string): void {
    onChange(title)
    close()
  }
  function close(): void {
    setWanted(false)
    setActive(-1)
  }
  function press(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const chosen = suggestions[active]
    if (step !== 0 && fitting.length > 0) {
      const count = fitting.length + 1
      setWanted(true)
      setActive(((active + 1 + step + count) % count) - 1)
    } else if (event.key === 'Enter' && chosen !== undefined) choose(chosen.value)
    else if (event.key === 'Escape' && isOpen) close()
    else return
    event.preventDefault()
  }
  return (
    <FieldFrame id="write-series" label={t('series')} hint={hint} error={error}>
      <input
        id="write-series"
        className="input"
        value={typed}
        maxLength={SERIES_MAX}
        readOnly={!isAlive}
        dir="auto"
        autoComplete="off"
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && active !== -1 ? `${listId}-${active}` : undefined}
        {...describedBy('write-series', { hint, error })}
        onChange={(event) => {
          setActive(-1)
          setWanted(true)
          onChange(event.currentTarget.value)
        }}
        onFocus={() => setWanted(true)}
        onBlur={close}
        onKeyDown={press}
      />
      <SuggestionList id={listId} items={suggestions} active={active} onChoose={choose} prefix="" />
    </FieldFrame>
  )
}
