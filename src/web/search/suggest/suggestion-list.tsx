import { Hash } from 'lucide-react'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import type { SearchSuggestions } from '../../../contract/search.ts'
import { tagPath } from '../../categories/public.ts'
import { useText } from '../../platform/language.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { hideFromTop, showOnTop } from '../../ui/on-top.ts'
import { positionPopover } from '../../ui/position-popover.ts'
import { messages } from './messages.ts'
import { pathOfPerson, placesOf } from './suggestion-places.ts'
import './suggestions.css'

interface SuggestionListProps {
  id: string
  field: HTMLInputElement
  found: SearchSuggestions
  /** Where the one that is chosen leads. */
  chosen: string | undefined
  onChoose: (to: string) => void
}

export function SuggestionList({ id, field, found, chosen, onChoose }: SuggestionListProps) {
  const t = useText(messages)
  const { people, tags, titles } = found
  const list = useListAt(field, placesOf(found).join(' '))
  useChosen(field, id, chosen)
  const option = (to: string, children: ReactNode) => (
    <button
      key={to}
      id={`${id}${to}`}
      type="button"
      role="option"
      tabIndex={-1}
      aria-selected={to === chosen}
      className="menu-item text-start aria-selected:bg-raised"
      onClick={() => onChoose(to)}
    >
      {children}
    </button>
  )
  return (
    <div
      ref={list}
      popover="manual"
      role="presentation"
      className="menu search-suggestions"
      // The focus stays in the field.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      <div id={id} role="listbox" aria-label={t('suggestions')}>
        <Group name={t('people')} isThere={people.length > 0}>
          {people.map((person) =>
            option(
              pathOfPerson(person),
              <>
                <Avatar person={person.id} name={person.name} src={person.profileUrl} />
                <span className="min-w-0">
                  <span className="block truncate" dir="auto">
                    {person.name}
                  </span>
                  <span className="block truncate text-sm text-quiet">@{person.alias}</span>
                </span>
              </>,
            ),
          )}
        </Group>
        <Group name={t('tags')} isThere={tags.length > 0}>
          {tags.map(({ tag }) =>
            option(
              tagPath(tag),
              <>
                <Hash className="size-4" aria-hidden="true" />
                <span className="truncate">{tag}</span>
              </>,
            ),
          )}
        </Group>
        <Group name={t('titles')} isThere={titles.length > 0}>
          {titles.map(({ title, path }) =>
            option(
              path,
              <span className="line-clamp-2 wrap-anywhere" dir="auto">
                {title}
              </span>,
            ),
          )}
        </Group>
      </div>
    </div>
  )
}

function Group({ name, isThere, children }: { name: string; isThere: boolean; children: ReactNode }) {
  if (!isThere) return null
  return (
    <div role="group" aria-label={name}>
      <p className="menu-label" aria-hidden="true">
        {name}
      </p>
      {children}
    </div>
  )
}

const LEAST_HEIGHT = 200
const EDGE = 8

/** Under the field and as wide as it, above all else: a banner or a sheet would cut it off. */
function useListAt(field: HTMLInputElement, shown: string) {
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = list.current
    if (element === null || !showOnTop(element)) return undefined
    const place = (): void => {
      // What a phone's keyboard covers is no room.
      const room = (visualViewport?.height ?? innerHeight) - field.getBoundingClientRect().bottom
      element.style.maxHeight = `${Math.max(LEAST_HEIGHT, room - 2 * EDGE)}px`
      element.style.width = `${field.offsetWidth}px`
      positionPopover(element, field, 'below', 'start')
    }
    place()
    addEventListener('scroll', place, { capture: true, passive: true })
    addEventListener('resize', place)
    visualViewport?.addEventListener('resize', place)
    return () => {
      removeEventListener('scroll', place, { capture: true })
      removeEventListener('resize', place)
      visualViewport?.removeEventListener('resize', place)
      hideFromTop(element)
    }
    // Other suggestions may be taller or wider.
  }, [field, shown])
  return list
}

/** Tells the field's listeners that the list is open, and which one is chosen. */
function useChosen(field: HTMLInputElement, id: string, chosen: string | undefined): void {
  useLayoutEffect(() => {
    field.setAttribute('aria-expanded', 'true')
    return () => field.setAttribute('aria-expanded', 'false')
  }, [field])
  useLayoutEffect(() => {
    if (chosen === undefined) return undefined
    const option = `${id}${chosen}`
    field.setAttribute('aria-activedescendant', option)
    document.getElementById(option)?.scrollIntoView({ block: 'nearest' })
    return () => field.removeAttribute('aria-activedescendant')
  }, [field, id, chosen])
}
