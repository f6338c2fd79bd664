import { ArrowDownWideNarrow, Columns3, LayoutGrid, SlidersHorizontal, Table2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { EXPLORE_SORTS, VIEW_KINDS } from '../../../contract/explore-rules.ts'
import { useText } from '../../platform/language.tsx'
import { lazyComponent } from '../../platform/lazy-component.ts'
import { navigate } from '../../platform/location.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceLinks } from '../../ui/choice-links.tsx'
import { Menu, MenuRadioGroup, MenuRadioItem } from '../../ui/menu.tsx'
import { messages as filterMessages } from '../filters/messages.ts'
import type { Shown } from './explore-view.ts'
import { messages } from './messages.ts'
import { SORT_WORDS, sortOf, withSort } from './sorting.ts'
import { viewPath } from './view-path.ts'

const FiltersSheet = lazyComponent(async () => (await import('../filters/filters-sheet.tsx')).FiltersSheet)
const ColumnsDialog = lazyComponent(async () => (await import('./columns-dialog.tsx')).ColumnsDialog)

const LOOKS = { table: <Table2 aria-hidden="true" />, cards: <LayoutGrid aria-hidden="true" /> }

/** How the table is narrowed down on a phone, sorted, and shown. */
export function Toolbar({ view, began }: Shown) {
  const t = useText(messages)
  const filters = useText(filterMessages)
  const [opened, setOpened] = useState<'filters' | 'columns' | null>(null)
  const sort = sortOf(view)
  const label = t('sortBy', { order: t(SORT_WORDS[sort]) })
  const close = () => setOpened(null)
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        className="lg:hidden"
        aria-haspopup="dialog"
        onClick={() => setOpened('filters')}
      >
        <SlidersHorizontal aria-hidden="true" />
        {filters('filters')}
      </Button>
      <Menu
        label={label}
        triggerClass="btn btn-outline btn-sm"
        trigger={
          <span className="btn-label">
            <ArrowDownWideNarrow aria-hidden="true" />
            {t(SORT_WORDS[sort])}
          </span>
        }
      >
        <MenuRadioGroup
          label={t('sort')}
          value={sort}
          onChange={(next) => navigate(viewPath(withSort(view, next), began))}
        >
          {EXPLORE_SORTS.map((name) => (
            <MenuRadioItem key={name} value={name}>
              {t(SORT_WORDS[name])}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
      </Menu>
      <ChoiceLinks
        label={t('look')}
        look="chip"
        className="database-looks icons-4"
        choices={VIEW_KINDS.map((kind) => ({
          to: viewPath({ ...view, kind }, began),
          isCurrent: kind === view.kind,
          text: (
            <>
              {LOOKS[kind]}
              {t(kind)}
            </>
          ),
        }))}
      />
      {view.kind === 'table' && (
        <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => setOpened('columns')}>
          <Columns3 aria-hidden="true" />
          {t('columns')}
        </Button>
      )}
      <Suspense>
        {opened === 'filters' && <FiltersSheet view={view} began={began} onClose={close} />}
        {opened === 'columns' && <ColumnsDialog view={view} began={began} onClose={close} />}
      </Suspense>
    </>
  )
}
