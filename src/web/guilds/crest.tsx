import type { Guild } from '../../contract/guilds.ts'
import { SIGN_LINES, SIGN_NAMES } from './crest-signs.ts'

const WIDTHS = { sm: 28, md: 40, card: 56, lg: 116 } as const

interface CrestProps {
  guild: Pick<Guild, 'logo' | 'logoBackgroundColor'>
  size?: keyof typeof WIDTHS
  className?: string
  /** What the sign is, where nothing beside it names the guild. */
  label?: string | undefined
}

/** A guild's pennant with its sign. Its colour is an attribute: a style would be refused by the policy. */
export function Crest({ guild, size = 'md', className = '', label }: CrestProps) {
  const width = WIDTHS[size]
  return (
    <svg
      width={width}
      height={Math.round((width * 46) / 40)}
      viewBox="0 0 40 46"
      className={`flex-none ${className}`.trimEnd()}
      data-sign={SIGN_NAMES[guild.logo]}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path d="M0 0h40v31.5L20 46 0 31.5z" fill={guild.logoBackgroundColor} className="crest-ground" />
      <path
        d={SIGN_LINES[guild.logo]}
        transform="translate(8.6 6.4) scale(.95)"
        fill="none"
        stroke="#fff"
        strokeWidth={size === 'lg' ? 1.4 : 1.7}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
