import { useEffect, useId, useRef, type RefObject, type SubmitEvent } from 'react'
import type { ExploreQuery } from '../../../contract/explore.ts'
import { NAME_MAX, TAG_MAX } from '../../../contract/limits.ts'
import { useText } from '../../platform/language.tsx'
import { navigate } from '../../platform/location.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import {
  FILTERS,
  isFiltered,
  LIKES_MAX,
  readFilters,
  type FilterName,
  type Shown,
} from '../explore/explore-view.ts'
import { viewPath, withoutFilters } from '../explore/view-path.ts'
import { messages } from './messages.ts'

const CHECKED = ['translated', 'stale'] as const
/** What it asks for itself; the others are chosen by links. */
const FIELDS: readonly FilterName[] = ['tag', 'author', 'from', 'to', 'likes', ...CHECKED]

/** What is typed rather than chosen. Before the page is alive the browser sends it to the same address by itself. */
export function FilterForm({ view, began }: Shown) {
  const t = useText(messages)
  const id = useId()
  const { query } = view
  function apply(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const filled = new FormData(event.currentTarget)
    const valueOf = (name: FilterName): string | null => {
      const value = FIELDS.includes(name) ? filled.get(name) : query[name]
      return typeof value === 'string' ? value : null
    }
    const written = Object.fromEntries(FILTERS.map((name) => [name, valueOf(name)]))
    const filters = readFilters(written as Record<FilterName, string | null>)
    navigate(viewPath({ ...view, query: { ...filters, ...(query.sort && { sort: query.sort }) } }, began))
  }
  const form = useShown(query)
  const kept = new URLSearchParams(viewPath(view, began).split('?')[1])
  return (
    <form ref={form} action="/database" aria-labelledby={id} className="grid gap-3 pt-5" onSubmit={apply}>
      <h3 id={id} className="font-bold text-base">
        {t('more')}
      </h3>
      {[...kept]
        .filter(([name]) => !FIELDS.some((field) => field === name))
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      <Field
        label={t('tag')}
        name="tag"
        defaultValue={query.tag}
        maxLength={TAG_MAX}
        autoComplete="off"
        autoCapitalize="none"
        placeholder="#"
      />
      <Field
        label={t('author')}
        name="author"
        defaultValue={query.author}
        maxLength={NAME_MAX + 1}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="@"
      />
      <Field label={t('from')} name="from" type="date" defaultValue={query.from} />
      <Field label={t('to')} name="to" type="date" defaultValue={query.to} />
      <Field
        label={t('likes')}
        name="likes"
        type="number"
        inputMode="numeric"
        min={1}
        max={LIKES_MAX}
        defaultValue={query.likes}
      />
      {CHECKED.map((name) => (
        <label key={name} className="flex items-center gap-3 min-h-11">
          <input
            type="checkbox"
            name={name}
            value="true"
            className="size-5 accent-accent"
            defaultChecked={query[name] === 'true'}
          />
          {t(name)}
        </label>
      ))}
      <Button type="submit" variant="secondary">
        {t('apply')}
      </Button>
      {isFiltered(view) && (
        <LinkButton to={viewPath(withoutFilters(view), began)} variant="text" className="mx-0">
          {t('clear')}
        </LinkButton>
      )}
    </form>
  )
}

/** A filter that was changed elsewhere stands in its field; what is typed in the others stays, and so does the focus. */
function useShown(query: ExploreQuery): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const shown = useRef(query)
  useEffect(() => {
    for (const name of FIELDS) {
      const value = query[name] ?? ''
      const field = form.current?.elements.namedItem(name)
      if (value === (shown.current[name] ?? '') || !(field instanceof HTMLInputElement)) continue
      if (field.type === 'checkbox') field.checked = value === 'true'
      else field.value = value
    }
    shown.current = query
  }, [query])
  return form
}
