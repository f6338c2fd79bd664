import { Globe } from 'lucide-react'
import { CATEGORIES } from '../../contract/categories.ts'
import { CATEGORY_ICONS, useCategoryName } from '../categories/public.ts'
import { useText } from '../platform/language.tsx'
import { messages } from './messages.ts'
import type { Scope } from './trending-queries.ts'

interface ScopeSelectorProps {
  chosen: Scope
  onChoose: (scope: Scope) => void
  /** Each with its name, one below the other, where there is room. */
  isList?: boolean
}

/** The globe or one category; the chosen one says its name. */
export function ScopeSelector({ chosen, onChoose, isList = false }: ScopeSelectorProps) {
  const t = useText(messages)
  const nameOf = useCategoryName()
  return (
    <div role="group" aria-label={t('chooseScope')} className={isList ? 'scopes scopes-list' : 'scopes'}>
      {(['globe', ...CATEGORIES] as const).map((scope) => {
        const Icon = scope === 'globe' ? Globe : CATEGORY_ICONS[scope]
        const name = scope === 'globe' ? t('allTrending') : nameOf(scope)
        const isChosen = scope === chosen
        return (
          <button
            key={scope}
            type="button"
            className={`scope inline-flex items-center flex-none min-w-9 rounded-control font-semibold whitespace-nowrap focus-visible:rounded-control focus-visible:-outline-offset-2 aria-pressed:bg-raised max-lg:min-w-11 max-lg:h-11 c-${scope}`}
            aria-pressed={isChosen}
            aria-label={name}
            data-tooltip={isList ? undefined : name}
            onClick={() => onChoose(scope)}
          >
            <Icon className="size-4.5" aria-hidden="true" />
            {(isChosen || isList) && <span>{name}</span>}
          </button>
        )
      })}
    </div>
  )
}
