import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { GUILD_SORTS } from '../../contract/guilds.ts'
import { useIsMember } from '../auth/public.ts'
import { deferHydration } from '../platform/deferred-hydration.tsx'
import { useHead } from '../platform/head.tsx'
import { useText } from '../platform/language.tsx'
import { lazyComponent } from '../platform/lazy-component.ts'
import { usePlace } from '../platform/link.tsx'
import { useReturn, useSignInWall } from '../sign-in-wall/public.ts'
import { Button } from '../ui/button.tsx'
import { ChoiceLinks } from '../ui/choice-links.tsx'
import './guilds.css'
import { GuildList } from './guild-list.tsx'
import { messages } from './list-messages.ts'
import { pathOfSort, readSort } from './read-sort.ts'

const YourGuilds = deferHydration(async () => (await import('./list/your-guilds.tsx')).YourGuilds)
const CreateDialog = lazyComponent(async () => (await import('./form/create-dialog.tsx')).CreateDialog)

/** /guilds: all of them, and the reader's own beside them. */
export function GuildsPage() {
  const t = useText(messages)
  const sort = readSort(usePlace().query)
  const isMember = useIsMember()
  const [isCreating, setCreating] = useState(false)
  const { guard, wall } = useSignInWall()
  const create = () => guard({ kind: 'guild', part: 'create' }, () => setCreating(true))
  useReturn({ kind: 'guild', part: 'create' }, () => setCreating(true))
  useHead({ title: t('title'), description: t('description') })
  return (
    <div className="wrap pt-10 max-md:pt-6">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div>
          <h1 className="page-title">{t('title')}</h1>
          <p className="page-lead">{t('lead')}</p>
        </div>
        <Button variant="primary" aria-haspopup="dialog" onClick={create}>
          <Plus />
          {t('create')}
        </Button>
      </div>
      <div className="side-columns pt-6">
        {isMember && (
          <aside className="lg:col-start-2 lg:row-start-1 max-lg:mb-8">
            <YourGuilds />
          </aside>
        )}
        <section className="min-w-0 lg:col-start-1 lg:row-start-1" aria-labelledby="all-guilds">
          <h2 id="all-guilds" className="sr-only">
            {t('all')}
          </h2>
          <ChoiceLinks
            label={t('order')}
            look="tab"
            choices={GUILD_SORTS.map((name) => ({
              to: pathOfSort(name),
              text: t(name),
              isCurrent: name === sort,
            }))}
          />
          <GuildList key={sort} sort={sort} onCreate={create} />
        </section>
      </div>
      {wall}
      {isCreating && (
        <Suspense>
          <CreateDialog onClose={() => setCreating(false)} />
        </Suspense>
      )}
    </div>
  )
}
