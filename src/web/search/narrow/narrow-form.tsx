import { useId, type SubmitEvent } from 'react'
import { CATEGORIES } from '../../../contract/categories.ts'
import { NAME_MAX } from '../../../contract/limits.ts'
import { LANGUAGE_NAMES, LANGUAGES } from '../../../contract/messages.ts'
import { useCategoryName } from '../../categories/public.ts'
import { useText } from '../../platform/language.tsx'
import { navigate } from '../../platform/location.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Field, FieldFrame } from '../../ui/field.tsx'
import { messages as searchMessages } from '../messages.ts'
import {
  narrowingsOf,
  readNarrowing,
  viewPath,
  withoutNarrowing,
  type Narrowing,
  type SearchView,
} from '../search-view.ts'
import { messages } from './messages.ts'

interface NarrowFormProps {
  term: string
  view: SearchView
}

/** Category, language, author and days: what is applied stands in the address. */
export function NarrowForm({ term, view }: NarrowFormProps) {
  const t = useText(messages)
  const search = useText(searchMessages)
  const categoryName = useCategoryName()
  const isWide = narrowingsOf(view.filter).includes('category')
  function apply(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const written = new FormData(event.currentTarget)
    const names = narrowingsOf(view.filter)
    const valueOf = (name: keyof Narrowing): string | null => {
      // What can't narrow down this view stays as it was.
      const value = names.includes(name) ? written.get(name) : view[name]
      return typeof value === 'string' ? value : null
    }
    const narrowing = readNarrowing({
      category: valueOf('category'),
      language: valueOf('language'),
      author: valueOf('author'),
      from: valueOf('from'),
      to: valueOf('to'),
    })
    navigate(viewPath(term, { ...view, ...narrowing }))
  }
  return (
    <form className="mt-4" aria-label={search('moreFilters')} onSubmit={apply}>
      <div className="grid gap-x-4 gap-y-3 grid-cols-2 lg:grid-cols-5 max-sm:grid-cols-1">
        {isWide && (
          <>
            <Choice name="category" label={t('category')} any={t('anyCategory')} chosen={view.category}>
              {CATEGORIES.map((category) => ({ value: category, text: categoryName(category) }))}
            </Choice>
            <Choice name="language" label={t('language')} any={t('anyLanguage')} chosen={view.language}>
              {LANGUAGES.map((language) => ({ value: language, text: LANGUAGE_NAMES[language] }))}
            </Choice>
          </>
        )}
        <Field
          label={t('author')}
          name="author"
          defaultValue={view.author}
          maxLength={NAME_MAX}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="@"
        />
        <Field label={t('from')} name="from" type="date" defaultValue={view.from} />
        <Field label={t('to')} name="to" type="date" defaultValue={view.to} />
      </div>
      {isWide && <p className="field-hint mt-3">{t('hint')}</p>}
      <div className="flex flex-wrap gap-3 mt-4 mb-2">
        <Button type="submit" variant="primary">
          {t('apply')}
        </Button>
        <LinkButton to={viewPath(term, withoutNarrowing(view))}>{search('clearFilters')}</LinkButton>
      </div>
    </form>
  )
}

interface ChoiceProps {
  name: string
  label: string
  any: string
  chosen: string | undefined
  children: { value: string; text: string }[]
}

function Choice({ name, label, any, chosen, children }: ChoiceProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label}>
      <select id={id} name={name} className="input" defaultValue={chosen ?? ''}>
        <option value="">{any}</option>
        {children.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
