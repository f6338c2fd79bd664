import { useQueryClient } from '@tanstack/react-query'
import { Plus, Table2 } from 'lucide-react'
import { Suspense } from 'react'
import { CATEGORIES } from '../../../contract/categories.ts'
import { COLLECTION_SORTS } from '../../../contract/collection-rules.ts'
import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES } from '../../../contract/messages.ts'
import { useCategoryName } from '../../categories/public.ts'
import { useIsHydrated } from '../../platform/hydrated.ts'
import { useText } from '../../platform/language.tsx'
import { lazyComponent } from '../../platform/lazy-component.ts'
import { usePlace } from '../../platform/link.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { ChoiceLinks } from '../../ui/choice-links.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { CentredSpinner } from '../../ui/spinner.tsx'
import { usePagedList } from '../../ui/use-paged-list.ts'
import { collectionQueries, type CollectionFilter } from '../collection-queries.ts'
import { CollectionRow } from '../collection-row.tsx'
import { CollectionRowSkeleton } from '../collection-row-skeleton.tsx'
import { filterPath, isMine, MINE_PATH, readFilter } from './collection-filter.ts'
import { messages } from './messages.ts'

const MyCollections = lazyComponent(async () => (await import('./my-collections.tsx')).MyCollections)

/** The second tab of /database, with ?sort=, ?category= and ?language=. */
export function CollectionsTab() {
  const t = useText(messages)
  const { query } = usePlace()
  const filter = readFilter(query)
  const isOwn = isMine(query)
  return (
    <section aria-labelledby="collections">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3 pt-6">
        <h2 id="collections" className="sr-only">
          {t('collections')}
        </h2>
        <p className="flex-[1_1_320px] max-w-measure text-quiet text-pretty">{t('lead')}</p>
        <LinkButton to="/collections/new" variant="primary">
          <Plus aria-hidden="true" />
          {t('create')}
        </LinkButton>
      </div>
      <Filters filter={filter} isOwn={isOwn} />
      {isOwn ? <Own /> : <List key={filterPath(filter)} filter={filter} />}
    </section>
  )
}

/** Drawn by the living page alone: a document is the same for everybody. */
function Own() {
  const t = useText(messages)
  const isAlive = useIsHydrated()
  const waiting = <CentredSpinner label={t('collections')} />
  return isAlive ? (
    <Suspense fallback={waiting}>
      <MyCollections />
    </Suspense>
  ) : (
    waiting
  )
}

function Filters({ filter, isOwn }: { filter: CollectionFilter; isOwn: boolean }) {
  const t = useText(messages)
  const nameOf = useCategoryName()
  const to = (change: Partial<CollectionFilter>): string => filterPath({ ...filter, ...change })
  return (
    <div className="grid grid-cols-1 gap-2 mt-4">
      <ChoiceLinks
        label={t('order')}
        look="tab"
        choices={[
          ...COLLECTION_SORTS.map((sort) => ({
            to: to({ sort }),
            text: t(sort),
            isCurrent: sort === filter.sort && !isOwn,
          })),
          { to: MINE_PATH, text: t('mine'), isCurrent: isOwn },
        ]}
      />
      {!isOwn && (
        <>
          <ChoiceLinks
            label={t('category')}
            look="chip"
            choices={[
              {
                to: to({ category: undefined }),
                text: t('allCategories'),
                isCurrent: filter.category === undefined,
              },
              ...CATEGORIES.map((category) => ({
                to: to({ category }),
                text: nameOf(category),
                isCurrent: category === filter.category,
              })),
            ]}
          />
          <ChoiceLinks
            label={t('language')}
            look="chip"
            choices={[
              {
                to: to({ language: undefined }),
                text: t('allLanguages'),
                isCurrent: filter.language === undefined,
              },
              ...LANGUAGES.map((language) => ({
                to: to({ language }),
                text: LANGUAGE_NAMES[language],
                isCurrent: language === filter.language,
                lang: LANGUAGE_TAGS[language],
              })),
            ]}
          />
        </>
      )}
    </div>
  )
}

function List({ filter }: { filter: CollectionFilter }) {
  const t = useText(messages)
  const client = useQueryClient()
  const { items = [], ...list } = usePagedList(collectionQueries.list(client, filter))
  return (
    <PagedList
      list={list}
      className="row-list mt-2"
      items={items}
      empty={<Nothing filter={filter} />}
      failed={t('failed')}
      outdated={t('failed')}
      end={t('end')}
      label={t('collections')}
      skeleton={<CollectionRowSkeleton />}
      skeletonCount={5}
    >
      {(collection) => (
        <li key={collection.id}>
          <CollectionRow collection={collection} />
        </li>
      )}
    </PagedList>
  )
}

function Nothing({ filter }: { filter: CollectionFilter }) {
  const t = useText(messages)
  const isFiltered = filter.category !== undefined || filter.language !== undefined
  return isFiltered ? (
    <EmptyState
      icon={<Table2 />}
      title={t('noMatchTitle')}
      text={t('noMatchText')}
      action={
        <LinkButton to={filterPath({ ...filter, category: undefined, language: undefined })}>
          {t('clear')}
        </LinkButton>
      }
    />
  ) : (
    <EmptyState icon={<Table2 />} title={t('emptyTitle')} text={t('emptyText')} />
  )
}
