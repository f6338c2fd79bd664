import {
  contrastWithWhite,
  GUILD_COLORS,
  GUILD_CONTRAST,
  GUILD_DESCRIPTION_MAX,
  GUILD_NAME_MAX,
  GUILD_NAME_MIN,
  INSIGNIA_MAX,
  INSIGNIA_MIN,
  joinModesOf,
  type GuildJoinMode,
  type GuildLogo,
} from '../../../contract/guild-rules.ts'

/** What the form of a guild holds. */
export interface GuildWords {
  name: string
  insignia: string
  logo: GuildLogo
  logoBackgroundColor: string
  description: string
  isPrivate: boolean
  joinMode: GuildJoinMode
}

export const NEW_GUILD: GuildWords = {
  name: '',
  insignia: '',
  logo: 'logo1',
  logoBackgroundColor: GUILD_COLORS[0],
  description: '',
  isPrivate: false,
  joinMode: 'open',
}

export const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
const LETTERS = /^\p{L}+$/u
const lengthOf = (text: string): number => Array.from(text).length
const isBetween = (length: number, min: number, max: number): boolean => length >= min && length <= max

export type GuildFault = 'nameLength' | 'insigniaLetters' | 'colorLight' | 'tooLong'
type Faults = Partial<Record<keyof GuildWords, GuildFault | undefined>>

export function checkGuild({ name, insignia, logoBackgroundColor, description }: GuildWords): Faults {
  const letters = insignia.trim()
  return {
    name: isBetween(lengthOf(oneLine(name)), GUILD_NAME_MIN, GUILD_NAME_MAX) ? undefined : 'nameLength',
    insignia:
      LETTERS.test(letters) && isBetween(lengthOf(letters), INSIGNIA_MIN, INSIGNIA_MAX)
        ? undefined
        : 'insigniaLetters',
    logoBackgroundColor: isLegible(logoBackgroundColor) ? undefined : 'colorLight',
    description: lengthOf(description.trim()) > GUILD_DESCRIPTION_MAX ? 'tooLong' : undefined,
  }
}

export const isLegible = (color: string): boolean => contrastWithWhite(color) >= GUILD_CONTRAST

/** A public guild has other doors than a private one: the nearest is taken. */
export function withPrivacy(words: GuildWords, isPrivate: boolean): GuildWords {
  const [first = words.joinMode] = joinModesOf(isPrivate)
  return {
    ...words,
    isPrivate,
    joinMode: joinModesOf(isPrivate).includes(words.joinMode) ? words.joinMode : first,
  }
}

/** As it is sent: without spaces around it. */
export function tidyGuild<Words extends GuildWords>(words: Words): Words {
  return {
    ...words,
    name: oneLine(words.name),
    insignia: words.insignia.trim(),
    description: words.description.trim(),
  }
}
