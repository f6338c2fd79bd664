import { useId } from 'react'
import type { Guild } from '../../contract/guilds.ts'
import './banner.css'

/** Letters of no language, as on palm leaves: strokes of a line that repeats. */
const SCRIPT =
  'M4 22v-9q6-5 8 2v7 M20 22l4-9 4 9 M36 22c1-10 9-10 9 0v5 M38 9q2-3 5 0 M54 22c0-8 8-8 8 0s-8 8-8 0z M72 22q3 7 7-4t6 4 M95 14q7-4 7 3t-6 5q6 1 8-2 M114 22v-6c0-5 8-5 8 0v10 M117 8h3 M132 22l3-9 3 9 3-9 3 9 M156 22c-4-7 4-12 7-7s-3 9-7 7z M174 22q6-14 8 0 M190 15c5-3 8 0 8 7 M186 22h8'

/** The colour of a palm leaf, in every theme: it lies on the guild's own. */
const LEAF = '#e3c48d'

interface BannerProps {
  guild: Pick<Guild, 'logoBackgroundColor'>
}

/** Drawn in the guild's colour: old writing, and the leaning shape with its stripe of light. */
export function Banner({ guild: { logoBackgroundColor: color } }: BannerProps) {
  const id = useId()
  return (
    <svg
      className="guild-banner"
      preserveAspectRatio="xMaxYMid slice"
      viewBox="0 0 1440 208"
      aria-hidden="true"
    >
      <defs>
        <pattern id={id} width="206" height="72" patternUnits="userSpaceOnUse">
          <g fill="none" stroke={LEAF} strokeOpacity=".22" strokeWidth="1.6" strokeLinecap="round">
            <path d={SCRIPT} />
            <path d={SCRIPT} transform="translate(-90 36)" />
            <path d={SCRIPT} transform="translate(116 36)" />
          </g>
        </pattern>
      </defs>
      <rect width="1440" height="208" fill={color} opacity=".62" />
      <rect width="1440" height="208" fill={`url(#${id})`} />
      <path d="M982 0h240l-76 208H906z" fill={color} />
      <path d="M1248 0h36l-76 208h-36z" fill={LEAF} />
    </svg>
  )
}
