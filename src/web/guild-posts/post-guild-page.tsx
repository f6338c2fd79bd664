import { useQuery } from '@tanstack/react-query'
import { PenLine, VolumeX } from 'lucide-react'
import { useIsMember } from '../auth/public.ts'
import { Crest } from '../guilds/public.ts'
import { useHead } from '../platform/head.tsx'
import { useText } from '../platform/language.tsx'
import { Link, usePlace } from '../platform/link.tsx'
import { NotFoundPage } from '../platform/not-found.tsx'
import { SignInWall } from '../sign-in-wall/public.ts'
import { LinkButton } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { CentredSpinner } from '../ui/spinner.tsx'
import { GuildChoice } from './form/guild-choice.tsx'
import { GuildPostForm } from './form/guild-post-form.tsx'
import { messages } from './form/messages.ts'
import { guildQuery } from './guild-post-queries.ts'

/** /postguild: the form to post in a guild. `?guild=12` names it; without, it asks which of one's own. */
export function PostGuildPage() {
  const t = useText(messages)
  const isMember = useIsMember()
  const { query } = usePlace()
  const id = Number.parseInt(query.get('guild') ?? '', 10)
  useHead({ title: t('title'), description: t('description'), isIndexable: false })
  if (!isMember) return <SignInWall kind="post" icon={<PenLine />} />
  return (
    <div className="wrap max-w-[784px] pt-10 pb-16 max-md:pt-6">
      {id > 0 ? (
        <PostIn key={id} id={id} />
      ) : (
        <>
          <h1 className="mb-5 font-read text-2xl font-bold">{t('title')}</h1>
          <GuildChoice />
        </>
      )}
    </div>
  )
}

function PostIn({ id }: { id: number }) {
  const t = useText(messages)
  const { data: guild, isError, isFetching, refetch } = useQuery(guildQuery(id))
  if (guild === null) return <NotFoundPage />
  if (guild === undefined)
    return isError ? (
      <LoadFailed title={t('guildFailed')} retry={() => void refetch()} busy={isFetching} />
    ) : (
      <CentredSpinner />
    )
  // What a document or a former visitor of this browser left says nothing of who is asking now.
  if (guild.standing === null && isFetching) return <CentredSpinner />
  const isMember = guild.standing?.state === 'member'
  if (!isMember || (guild.standing?.mutedUntil ?? null) !== null)
    return (
      <EmptyState
        icon={isMember ? <VolumeX /> : <PenLine />}
        title={t(isMember ? 'mutedTitle' : 'outsideTitle', { guild: guild.name })}
        text={t(isMember ? 'mutedText' : 'outsideText')}
        action={
          <LinkButton to={`/guild/${id}`} variant="primary">
            {t('openGuild')}
          </LinkButton>
        }
      />
    )
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 mb-5">
        <Crest guild={guild} size="sm" />
        <h1 className="flex-1 min-w-0 font-read text-2xl font-bold" dir="auto">
          {t('titleIn', { guild: guild.name })}
        </h1>
        <Link to="/postguild" className="text-accent-text text-sm font-semibold hover:underline">
          {t('change')}
        </Link>
      </header>
      <GuildPostForm guild={guild} />
    </>
  )
}
