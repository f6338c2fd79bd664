import { useText } from '../../platform/language.tsx'
import { Banner } from '../banner.tsx'
import { Crest } from '../crest.tsx'
import { Insignia } from '../insignia.tsx'
import type { GuildWords } from './check-guild.ts'
import { messages } from './messages.ts'

/** How its banner will look. */
export function Preview({ words }: { words: GuildWords }) {
  const t = useText(messages)
  return (
    <figure className="guild-preview" aria-label={t('preview')}>
      <Banner guild={words} />
      <Crest guild={words} size="card" className="relative mt-5" />
      <figcaption className="flex items-center gap-2 min-w-0 pb-1 font-read text-lg font-bold">
        <span className="truncate" dir="auto">
          {words.name.trim() || t('yourGuild')}
        </span>
        {words.insignia.trim() !== '' && <Insignia guild={words} />}
      </figcaption>
    </figure>
  )
}
