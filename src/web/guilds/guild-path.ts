export const GUILDS_PATH = '/guilds'

export const pathOfGuild = ({ id }: { id: number }): string => `/guild/${id}`

const ID = /^[1-9]\d{0,14}(?=-|$)/

/** The number in /guild/12 and /guild/12-star-readers; null for everything that names none. */
export function readGuildId(text: string | undefined): number | null {
  const found = ID.exec(text ?? '')?.[0]
  return found === undefined ? null : Number(found)
}
