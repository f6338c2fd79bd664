import { Suspense, useId, useState, type SyntheticEvent } from 'react'
import { lazyComponent } from '../../platform/lazy-component.ts'
import { PartBoundary } from '../../platform/part-boundary.tsx'

const Suggestions = lazyComponent(async () => (await import('./suggestions.tsx')).Suggestions)

/** Makes a search field suggest while somebody types. The code for it is fetched when the field first has the focus. */
export function useSuggestions() {
  const id = useId()
  const [field, setField] = useState<HTMLInputElement>()
  const begin = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => setField(currentTarget)
  return {
    // What changes while the list is open is written by the list itself.
    fieldProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': false,
      'aria-controls': id,
      autoComplete: 'off',
      onFocus: begin,
      onInput: begin,
    } as const,
    suggestions: field !== undefined && (
      <PartBoundary>
        <Suspense>
          <Suggestions id={id} field={field} />
        </Suspense>
      </PartBoundary>
    ),
  }
}
