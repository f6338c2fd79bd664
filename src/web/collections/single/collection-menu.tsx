import { Ellipsis, Flag, PenLine } from 'lucide-react'
import { Suspense } from 'react'
import type { Collection } from '../../../contract/collections.ts'
import { useUser } from '../../auth/public.ts'
import { usePersonItems } from '../../blocks/public.ts'
import { useCite } from '../../citing/public.ts'
import { useText } from '../../platform/language.tsx'
import { lazyComponent } from '../../platform/lazy-component.ts'
import { useReport } from '../../reports/public.ts'
import { Menu, MenuItem, MenuLink } from '../../ui/menu.tsx'
import { pathOfCollection } from '../collection-path.ts'
import type { CollectionMine } from '../collection-queries.ts'
import { messages } from './messages.ts'

const CollectionItems = lazyComponent(async () => (await import('./collection-items.tsx')).CollectionItems)
const DeleteItem = lazyComponent(async () => (await import('./collection-items.tsx')).DeleteItem)

/** Everything that is not reading; most of it is fetched when somebody looks for it. What has a key is there at once. */
export function CollectionMenu({ collection, mine }: { collection: Collection; mine: CollectionMine }) {
  const t = useText(messages)
  const { user } = useUser()
  const { id, author } = collection
  const isOwn = user !== null && author?.id === user.id
  const report = useReport('collection', id, { person: author })
  const person = usePersonItems(isOwn ? null : (author?.id ?? null), author?.name ?? '')
  const cite = useCite({ type: 'collection', of: collection })
  const waiting = mine.openSuggestions
  return (
    <>
      <Menu
        label={t('more')}
        trigger={
          <>
            <Ellipsis />
            {waiting > 0 && <span className="absolute top-1.5 right-1.5 size-2 rounded-full bg-accent" />}
          </>
        }
        triggerClass="act relative"
        align="end"
        shortcuts="e !"
      >
        {mine.canManage && (
          <MenuLink to={pathOfCollection(id, 'edit')} icon={<PenLine />} shortcut="e">
            {t('edit')}
          </MenuLink>
        )}
        {!isOwn && (
          <MenuItem icon={<Flag />} shortcut="!" onSelect={report.open}>
            {t('report')}
          </MenuItem>
        )}
        <Suspense>
          <CollectionItems collection={collection} mine={mine} />
        </Suspense>
        {collection.state === 'published' && cite.item}
        {person.items}
        {mine.canDelete && (
          <Suspense>
            <DeleteItem collection={collection} />
          </Suspense>
        )}
      </Menu>
      {report.dialog}
      {person.dialog}
      {cite.dialog}
    </>
  )
}
