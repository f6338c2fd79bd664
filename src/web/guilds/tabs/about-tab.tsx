import { Suspense, useState } from 'react'
import type { GuildDetail } from '../../../contract/guilds.ts'
import { useText } from '../../platform/language.tsx'
import { lazyComponent } from '../../platform/lazy-component.ts'
import { Link } from '../../platform/link.tsx'
import { ShortDate } from '../../platform/time.tsx'
import { Button } from '../../ui/button.tsx'
import { isClosedTo } from '../guild-tabs.ts'
import { messages } from '../page/messages.ts'
import { Rules } from '../page/rules.tsx'
import { messages as tileMessages } from '../tile-messages.ts'
import type { TabProps } from './tab-props.ts'

const SettingsDialog = lazyComponent(
  async () => (await import('../settings/settings-dialog.tsx')).SettingsDialog,
)

export function AboutTab({ guild }: TabProps) {
  const t = useText(messages)
  const { description, rules } = guild
  return (
    <div className="side-columns pt-6">
      <div className="grid grid-cols-1 content-start gap-9 max-w-measure">
        <section aria-labelledby="about-guild">
          <h2 id="about-guild" className="text-xl">
            {t('aboutThis')}
          </h2>
          <p className="mt-2 whitespace-pre-line wrap-anywhere text-pretty" dir="auto">
            {description || <span className="text-quiet">{t('noAbout')}</span>}
          </p>
        </section>
        <section aria-labelledby="about-rules">
          <h2 id="about-rules" className="text-xl">
            {t('rules')}
          </h2>
          {isClosedTo(guild) && <p className="mt-2 text-quiet">{t('privateText')}</p>}
          {rules !== null && rules.length > 0 && <Rules rules={rules} />}
          {rules?.length === 0 && <NoRules guild={guild} />}
        </section>
      </div>
      <Facts guild={guild} />
    </div>
  )
}

function NoRules({ guild }: { guild: GuildDetail }) {
  const t = useText(messages)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <p className="mt-2 text-quiet">{t('noRules')}</p>
      {guild.standing?.role === 'owner' && (
        <Button size="sm" className="mt-3" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('addRules')}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <SettingsDialog guild={guild} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

function Facts({ guild }: { guild: GuildDetail }) {
  const t = useText(messages)
  const words = useText(tileMessages)
  const { owner, createdAt, isPrivate, isNsfw, joinMode } = guild
  return (
    <aside aria-labelledby="about-facts" className="max-lg:mt-10">
      <h2 id="about-facts" className="mb-3">
        {t('facts')}
      </h2>
      <dl className="guild-facts">
        <dt>{t('founded')}</dt>
        <dd>
          <ShortDate at={createdAt} />
        </dd>
        {owner !== null && (
          <>
            <dt>{t('owner')}</dt>
            <dd className="truncate">
              <Link to={`/user/${owner.id}`} className="link" dir="auto">
                {owner.name}
              </Link>
            </dd>
          </>
        )}
        <dt>{t('visibility')}</dt>
        <dd>{isPrivate ? words('private') : t('public')}</dd>
        <dt>{t('joining')}</dt>
        <dd>{words(joinMode)}</dd>
        {isNsfw && (
          <>
            <dt>{t('adult')}</dt>
            <dd>{t('adultDefault')}</dd>
          </>
        )}
      </dl>
    </aside>
  )
}
