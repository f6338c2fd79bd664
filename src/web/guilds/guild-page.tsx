import { deferHydration } from '../platform/deferred-hydration.tsx'
import { readGuildId } from './guild-path.ts'
import './guild.css'
import { GuildScreen } from './page/guild-screen.tsx'

const NotFoundPage = deferHydration(async () => (await import('../platform/not-found.tsx')).NotFoundPage)

/** /guild/{id}, with or without words after the number. */
export function GuildPage({ params }: { params: Record<string, string> }) {
  const id = readGuildId(params['id'])
  return id === null ? <NotFoundPage /> : <GuildScreen key={id} id={id} />
}
