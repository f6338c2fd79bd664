import type { Guild } from '../../contract/guilds.ts'

interface InsigniaProps {
  guild: Pick<Guild, 'insignia' | 'logoBackgroundColor'>
  className?: string
}

/** The guild's letters on its colour. */
export function Insignia({ guild, className = '' }: InsigniaProps) {
  return (
    <span
      className={`relative isolate inline-block flex-none px-1.5 rounded-small overflow-hidden align-middle font-mono text-xs font-bold tracking-wide text-on-shade ${className}`.trimEnd()}
    >
      <svg className="absolute inset-0 -z-1 size-full" aria-hidden="true">
        <rect width="100%" height="100%" fill={guild.logoBackgroundColor} />
      </svg>
      {guild.insignia}
    </span>
  )
}
