import type { GuildLogo } from '../../contract/guild-rules.ts'

export const SIGN_NAMES = {
  logo1: 'shield',
  logo2: 'crown',
  logo3: 'star',
  logo4: 'swords',
  logo5: 'dragon',
} as const satisfies Record<GuildLogo, string>

/** Lines of a drawing of 24 × 24. The shield bears our slash; the dragon roars to the left. */
export const SIGN_LINES: Readonly<Record<GuildLogo, string>> = {
  logo1:
    'M20 12.6c0 5-3.4 7.6-8 9.4-4.6-1.8-8-4.4-8-9.4V5.4c3 0 5.7-1.2 8-3.2 2.3 2 5 3.2 8 3.2z M10.3 16.2l3.4-8.4',
  logo2: 'M3.2 7.4l4.2 3.8L12 4.2l4.6 7 4.2-3.8-1.9 9.8H5.1z M5.4 20.6h13.2',
  logo3: 'M12 2.6l2.87 5.96 6.53.9-4.75 4.57 1.16 6.51L12 17.42l-5.81 3.12 1.16-6.51L2.6 9.46l6.53-.9z',
  logo4:
    'M14.5 17.5L3 6V3h3l11.5 11.5 M13 19l6-6 M16 16l4 4 M19 21l2-2 M14.5 6.5L18 3h3v3l-3.5 3.5 M5 14l4 4 M7 17l-3 3 M3 19l2 2',
  logo5:
    'M2.3 12.6c.2-1.5 1.3-2.3 2.8-2.5 1.2-1.9 2.7-3.1 4.7-3.5 2-2.7 5.4-4.3 10-4.2-2.9 1.1-4.6 2.8-5.2 4.9 2.4-.7 4.7-.2 6.9 1.5-2.1.1-3.7.8-4.7 2 1.9 1.6 2.9 3.7 2.9 6.3-.9-.9-1.8-1.3-2.8-1.3.5 2.2.2 4.2-.9 6.1 M2.3 12.6c0 1 .3 1.7 1 2.2 2 .1 3.8-.2 5.4-1-1.2 1.5-2.6 2.4-4.3 2.8.4 1 1.1 1.6 2.1 1.8 2.3.2 4.1-.6 5.4-2.2.4 2-.1 3.9-1.5 5.7 M9.3 10.6l2.3-.9',
}
